import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'

/** The title of one page of a list: the first has the list's own, each further one names its number. */
export const pageTitle = (title: string, page = 1): string =>
  page > 1 ? m.ui_page_of({ title, page: digits(page) }) : title

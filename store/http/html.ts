import { autop } from '#common/autop.ts'
import { sanitiseHtml, textOfHtml } from '../modules/content/content.ts'

const EXCERPT_WORDS = 55

/** A title as WordPress renders it: an ampersand that already begins an entity is left alone. */
export const renderTitle = (title: string): string =>
  title
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** HTML that is safe to show: what stands outside blocks becomes paragraphs, our pictures get the origin. */
export const renderHtml = (html: string, origin: string): string =>
  autop(sanitiseHtml(html)).replace(/(\ssrc=")\/media\//g, `$1${origin}/media/`)

/** The first words of HTML as plain text, with an ellipsis where more follows. */
export const summaryOf = (html: string, words = EXCERPT_WORDS): string => {
  const all = textOfHtml(html).split(' ')
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : all.join(' ')
}

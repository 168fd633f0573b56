import { autop } from '#common/autop.ts'

const KNOWN = new Set(
  'p br strong b em i u s a ul ol li blockquote h2 h3 h4 hr code pre img'
    .split(' ')
    .map((name) => name.toUpperCase()),
)
const KNOWN_ATTRIBUTES = new Set(['href', 'target', 'rel', 'start', 'src', 'alt', 'width', 'height'])

/** Whether the editor keeps all of a text: tables and classes it would drop. */
export const isKnownHtml = (html: string): boolean => {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll('*')].every(
    (element) =>
      KNOWN.has(element.tagName) && [...element.attributes].every(({ name }) => KNOWN_ATTRIBUTES.has(name)),
  )
}

/** A text may be written in lines, as WordPress takes it; an ampersand that begins an entity is one already. */
export const toEditorHtml = (text: string): string => autop(text.replace(/&(?!#?\w+;)/g, '&amp;'))

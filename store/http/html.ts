import { sanitiseHtml, textOfHtml } from '../modules/content/content.ts'

const BLOCK = /<(p|div|ul|ol|h\d|figure|table|blockquote|section|pre|hr)\b/i
const EXCERPT_WORDS = 55

/** A title as WordPress renders it: an ampersand that already begins an entity is left alone. */
export const renderTitle = (title: string): string =>
  title
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** HTML that is safe to show: without blocks of its own it becomes paragraphs, our pictures get the origin. */
export const renderHtml = (html: string, origin: string): string => {
  const blocks = BLOCK.test(html)
    ? html
    : html
        .trim()
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((part) => `<p>${part.replaceAll('\n', '<br />')}</p>`)
        .join('\n')
  return sanitiseHtml(blocks).replace(/(\ssrc=")\/media\//g, `$1${origin}/media/`)
}

/** The first words of HTML as plain text, with an ellipsis where more follows. */
export const summaryOf = (html: string, words = EXCERPT_WORDS): string => {
  const all = textOfHtml(html).split(' ')
  return all.length > words ? `${all.slice(0, words).join(' ')}…` : all.join(' ')
}

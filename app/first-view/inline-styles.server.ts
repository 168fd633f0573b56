import styleTexts from 'virtual:style-texts'
import { withoutMark } from './style-sheet-mark.ts'

/** as React Router draws them */
const STYLE_SHEET = /<link(?: [^>]*)? rel="stylesheet" href="([^"]+)"\/>/g

/** A disabled style sheet is not fetched; what looks ahead in Chromium fetches it unless it is of no use at all. */
const DISABLED = ' disabled="" media="not all"/>'

/** A page is bytes, and so are its style sheets, whatever letters they have. */
const toLatin1 = (text: string): string => Buffer.from(text).toString('latin1')

const texts = new Map(Object.entries(styleTexts).map(([url, text]) => [url, toLatin1(text)]))

/**
 * The page's HTML with its style sheets in it, so that nothing has to be asked for before it can be painted. Their links
 * stay, disabled, so that no browser fetches them: React finds what it drew, and whatever code needs them that they are there.
 */
export const withInlineStyles = (html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> => {
  const end = html.indexOf('</head>')
  const placed = new Set<string>()
  const head = html.toString('latin1', 0, end).replace(STYLE_SHEET, (link, href: string) => {
    const url = withoutMark(href)
    const text = texts.get(url)
    if (text === undefined) return link
    const disabled = link.replace('/>', DISABLED)
    if (placed.has(url)) return disabled
    placed.add(url)
    // loaders of code know nothing of the router's mark
    const unmarked = href === url ? '' : disabled.replace(href, url)
    return `<style nonce="${nonce}">${text}</style>${unmarked}${disabled}`
  })
  return placed.size ? Buffer.concat([Buffer.from(head, 'latin1'), html.subarray(end)]) : html
}

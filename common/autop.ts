/** Elements that stand in no paragraph; a picture, because its inside is no text. */
const BLOCKS = new Set(
  'address article blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p picture pre section summary table ul'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'col', 'hr', 'img', 'source'])

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi
const TAG_OR_LINES = new RegExp(String.raw`${TAG.source}|\n\s*`, 'gi')

interface Part {
  html: string
  isBlock: boolean
}

/** What HTML consists of: elements that are or hold blocks, and what stands loose between them. */
const partsOf = (html: string): Part[] => {
  const parts: Part[] = []
  let read = 0
  let start = 0
  let depth = 0
  let isBlock = false
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const element = name.toLowerCase()
    if (depth === 0) {
      start = index
      isBlock = false
    }
    isBlock ||= BLOCKS.has(element)
    if (slash) depth = Math.max(0, depth - 1)
    else if (!VOID.has(element)) depth += 1
    if (depth > 0 || !isBlock) continue
    parts.push({ html: html.slice(read, start), isBlock: false })
    read = index + tag.length
    parts.push({ html: html.slice(start, read), isBlock: true })
  }
  parts.push({ html: html.slice(read), isBlock: depth > 0 && isBlock })
  return parts
}

const PARAGRAPH_END = '</p>\n<p>'
const LINE_END = '<br />'

/** Loose text as paragraphs; an inline element that goes on after a blank line keeps it as two line breaks. */
const toParagraphs = (loose: string): string => {
  let depth = 0
  const text = loose.replace(/\r\n?/g, '\n').replace(/<br\b[^<>]*>\s*/gi, '\n')
  const inside = text.trim().replace(TAG_OR_LINES, (found, slash: string, name?: string) => {
    if (name === undefined) {
      if (found.lastIndexOf('\n') === 0) return LINE_END
      return depth > 0 ? LINE_END + LINE_END : PARAGRAPH_END
    }
    if (slash) depth -= 1
    else if (!VOID.has(name.toLowerCase())) depth += 1
    return found
  })
  return inside && `<p>${inside}</p>`
}

/**
 * Text written in lines as HTML, as WordPress's `wpautop` does it: a blank line parts paragraphs, any other line break
 * stays one. Elements that are or hold blocks keep their inside, and a text that consists of them stays as it is.
 */
export const autop = (html: string): string => {
  const parts = partsOf(html)
  const isWhole = parts.every((part) => part.isBlock || !part.html.trim())
  if (isWhole && parts.length > 1) return html
  return parts
    .map((part) => (part.isBlock ? part.html : toParagraphs(part.html)))
    .filter(Boolean)
    .join('\n')
}

import sanitize from 'sanitize-html'

const LAYOUT_CLASSES = /^[\w-]{1,60}$/
const ID_PREFIX = 'content-'

/** An id becomes a property of `window` too: with a prefix of its own it is none that the page's scripts know. */
const ownId = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id)

const OWN_ATTRIBUTES: Record<string, (value: string) => string> = {
  id: ownId,
  href: (href) => (/^#./.test(href) ? `#${ownId(href.slice(1))}` : href),
  headers: (ids) => ids.split(/\s+/).filter(Boolean).map(ownId).join(' '),
  class: (names) =>
    names
      .split(/\s+/)
      .filter((name) => LAYOUT_CLASSES.test(name))
      .join(' '),
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'address'],
    ...[
      'a',
      'abbr',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'del',
      'ins',
      'small',
      'sub',
      'sup',
      'mark',
      'bdi',
      'bdo',
    ],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'code', 'pre', 'kbd', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'col', 'colgroup'],
    ...['img', 'figure', 'figcaption', 'picture', 'source', 'details', 'summary'],
  ],
  allowedAttributes: {
    '*': ['class', 'dir', 'lang', 'title', 'id', 'aria-hidden', 'aria-label'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'type', 'media'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'scope', 'headers'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).map(([name, value]) => [name, OWN_ATTRIBUTES[name]?.(value) ?? value]),
      ),
    }),
  },
}

/** What of this HTML may be shown: text, structure, pictures and links; no script, style, form, frame or handler. */
export const sanitiseHtml = (html: string): string => (html.includes('<') ? sanitize(html, OPTIONS) : html)

/** The text of this HTML, with its tags and everything that is not text gone. */
export const textOfHtml = (html: string): string =>
  sanitize(html.replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: decodeEntities,
  })
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (found) => ENTITIES[found] ?? found)

/** The URL of a map frame, given as a URL or as a whole `<iframe>`; '' unless it is https. */
export const frameUrl = (text: string): string => {
  const src = (/<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(text)?.[1] ?? text).trim()
  const url = URL.parse(src.replaceAll('&amp;', '&'))
  return url?.protocol === 'https:' ? url.href : ''
}

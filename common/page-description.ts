/** letters: fewer tell a searcher nothing, more are cut off in results */
export const DESCRIPTION_LENGTH = { least: 50, enough: 90, most: 160 }

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  zwnj: '\u200c',
}

const LAST_CODE_POINT = 0x10ffff

const decodeEntity = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
}

/** The words of HTML in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()

/** Text that is at most so many letters long, cut between words. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > most / 2 ? end : most - 1).replace(/[\s.,:;،؛·–-]+$/, '')}…`
}

interface Described {
  /** what the page is of: it begins the description, unless the text names it anyway */
  name: string
  /** HTML: what somebody wrote about it */
  text?: string | undefined
  /** what else is known, the most telling first; as many are added as the text leaves room for */
  facts?: readonly (string | undefined)[]
  /** what is true of every page of the shop: for a description that is still shorter than the least */
  fillers?: readonly (string | undefined)[]
}

const append = (so: string, fact: string | undefined, enough: number): string => {
  const plain = plainText(fact ?? '')
  if (!plain || so.length >= enough) return so
  const longer = so ? `${so} · ${plain}` : plain
  return longer.length <= DESCRIPTION_LENGTH.most || so.length < DESCRIPTION_LENGTH.least ? longer : so
}

/** The description of a page for search engines, of what is known about it. */
export const pageDescription = ({ name, text = '', facts = [], fillers = [] }: Described): string => {
  const words = plainText(text)
  const title = plainText(name)
  const begun = words.includes(title) ? words : [title, words].filter(Boolean).join(' – ')
  const told = facts.reduce<string>((so, fact) => append(so, fact, DESCRIPTION_LENGTH.enough), begun)
  const whole = fillers.reduce<string>(
    (so, fact = '') => (so.includes(plainText(fact)) ? so : append(so, fact, DESCRIPTION_LENGTH.least)),
    told,
  )
  return shorten(whole, DESCRIPTION_LENGTH.most)
}

import { foldPersian } from '#common/persian.ts'

/** What schema.org and Google know by name of the options of a product. */
type Property = 'color' | 'size' | 'material' | 'pattern'

const PROPERTIES: Record<string, Property> = {
  color: 'color',
  colors: 'color',
  colour: 'color',
  colours: 'color',
  رنگ: 'color',
  رنگبندی: 'color',
  size: 'size',
  sizes: 'size',
  سایز: 'size',
  سایزبندی: 'size',
  اندازه: 'size',
  material: 'material',
  materials: 'material',
  جنس: 'material',
  متریال: 'material',
  pattern: 'pattern',
  patterns: 'pattern',
  طرح: 'pattern',
}

/** in front of what is meant */
const VERBS = new Set(['choose', 'select', 'انتخاب'])
/** With these a name means something else: memory size, color temperature. */
const OTHER_MEANINGS = new Set(
  'temperature depth code count number memory storage ram disk file حافظه رم'.split(' '),
)

const decoded = (slug: string): string => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** What a name is about: in Persian its first word is, in English its last or, before what it is of, its first. */
const propertyIn = (text: string): Property | null => {
  const words = foldPersian(text).match(/[\p{L}\p{M}]+/gu) ?? []
  const meant = VERBS.has(words[0] ?? '') ? words.slice(1) : words
  if (meant.some((word) => OTHER_MEANINGS.has(word))) return null
  const heads = [meant[0], meant.at(-1)?.match(/^[a-z]+$/)?.[0]]
  for (const word of heads) {
    if (word !== undefined && Object.hasOwn(PROPERTIES, word)) return PROPERTIES[word] ?? null
  }
  return null
}

interface Named {
  slug: string
  name: string
}

/** The property of a product that an attribute says; null for one of the shop's own. */
export const knownAttribute = ({ slug, name }: Named): Property | null =>
  propertyIn(decoded(slug).replace(/^pa_/i, '')) ?? propertyIn(name)

/** Options by the property that they say, each once: of two colours the second is one of the shop's own. */
export const sortOptions = <T extends Named & { value: string }>(
  options: readonly T[],
): { known: Map<Property, string>; own: T[] } => {
  const known = new Map<Property, string>()
  const own: T[] = []
  for (const option of options) {
    const property = knownAttribute(option)
    if (property && !known.has(property)) known.set(property, option.value)
    else own.push(option)
  }
  return { known, own }
}

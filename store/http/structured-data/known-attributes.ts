/** Attributes that search engines know by name, by the slugs that shops give them. */
const KNOWN_ATTRIBUTES: Record<string, string> = {
  color: 'color',
  colour: 'color',
  رنگ: 'color',
  size: 'size',
  سایز: 'size',
  اندازه: 'size',
  material: 'material',
  جنس: 'material',
  pattern: 'pattern',
  طرح: 'pattern',
}

/** The property of a product that an attribute says; null for one of the shop's own. */
export const knownAttribute = ({ slug, name }: { slug: string; name: string }): string | null => {
  const known = (text: string) =>
    Object.hasOwn(KNOWN_ATTRIBUTES, text) ? (KNOWN_ATTRIBUTES[text] ?? null) : null
  return known(slug.replace(/^pa_/, '').toLowerCase()) ?? known(name.trim().toLowerCase())
}

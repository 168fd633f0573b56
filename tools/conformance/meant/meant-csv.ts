interface MeantOfCsv {
  /** of the file, without `import-` */
  file: RegExp
  /** of the difference as it is printed */
  line: RegExp
  reason: string
}

/** Where files of products are meant to end otherwise than in WooCommerce (docs/decisions/0036-csv.md). */
const MEANT: readonly MeantOfCsv[] = [
  { file: /^(sample-round-trip|gtin)$/, line: /^column GTIN/, reason: 'the code of an article is read' },
  { file: /^gtin$/, line: /^(CSV-G|result\.|failed)/, reason: 'a wrong code of an article fails its row' },
  {
    file: /^(sample-round-trip|update-by-id)$/,
    line: /\.(meta_data|tags|menu_order):/,
    reason: 'the shop that is replayed in has more custom fields, tags and places',
  },
  {
    file: /^variation-before-parent$/,
    line: /^CSV-W/,
    reason: 'variations come after their products, so their attributes are kept',
  },
  {
    file: /^missing-parent$/,
    line: /^(result\.|failed)/,
    reason: 'a variation without its product fails instead of being deleted afterwards',
  },
  {
    file: /^missing-parent$/,
    line: /^CSV-X-4\.purchase_note/,
    reason: 'a note on what was bought is told with the product',
  },
  { file: /^wrong-price$/, line: /^(result\.|failed|CSV-P4)/, reason: 'a negative price fails its row' },
  { file: /^wrong-price$/, line: /^CSV-P9/, reason: 'prices have as many digits as the currency' },
  {
    file: /^images$/,
    line: /^failed\[(0|2|3)\]/,
    reason: 'nothing outside of the shop answers here, and WordPress calls no other port',
  },
  { file: /^downloads$/, line: /^(result\.|failed)/, reason: 'files of any type may be linked to' },
  { file: /^links$/, line: /^CSV-L1\.links/, reason: 'a link with nobody is left out' },
  {
    file: /^formula-cells$/,
    line: /^CSV-F1\.description/,
    reason: 'the apostrophe is taken away everywhere',
  },
  { file: /^persian$/, line: /^CSV-FA\.regular_price/, reason: 'Persian digits are read' },
]

const used = new Set<MeantOfCsv>()

export const isMeantOfCsv = (file: string, line: string): boolean => {
  const rule = MEANT.find((one) => one.file.test(file) && one.line.test(line))
  if (rule) used.add(rule)
  return rule !== undefined
}

/** Rules that nothing needs any more. */
export const unusedOfCsv = (): string[] => MEANT.filter((rule) => !used.has(rule)).map(({ reason }) => reason)

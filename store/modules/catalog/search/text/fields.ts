/** Where a word stands; a posting holds them as bits. */
export const FIELD = {
  name: 1,
  /** the word of the name that says what the product is */
  head: 2,
  brand: 4,
  category: 8,
  /** the categories around its own */
  ancestor: 16,
  tag: 32,
  attribute: 64,
  excerpt: 128,
  content: 256,
  /** what a name says after "model": any word may be one */
  model: 512,
} as const
/** a posting is document × 2^SHIFT + fields */
export const SHIFT = 10
const ALL = (1 << SHIFT) - 1
/** what a product is called and sorted under; descriptions mention all kinds of things */
export const NAMING = ALL & ~(FIELD.excerpt | FIELD.content)
export const EVERYWHERE = ALL
/** where a word stands that says what a product is, and not only how it looks or what it is called */
export const KIND_OF_GOODS = FIELD.head | FIELD.category | FIELD.ancestor | FIELD.tag | FIELD.brand
/** where the parts of a compound name nothing: who looks for a game (بازی) is not shown all toys (اسباب‌بازی) */
export const OF_WHOLE_WORDS = FIELD.category | FIELD.ancestor | FIELD.tag
const WEIGHTS = [7, 7, 5, 5, 2.5, 3, 3, 1, 0.5, 4]
/** what a word found in these fields is worth */
export const worth = Float32Array.from({ length: 1 << SHIFT }, (_, bits) =>
  WEIGHTS.reduce((sum, weight, bit) => (bits & (1 << bit) ? sum + weight : sum), 0),
)

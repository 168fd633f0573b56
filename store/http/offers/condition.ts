import { foldPersian } from '#common/persian.ts'
import type { ProductJson } from '#store/http/wc-v3/products/documents/product-json.ts'

/** What Google and schema.org tell apart. */
export type Condition = 'new' | 'refurbished' | 'used'

const NAMES = /^((item|product) )?condition$|^وضعیت( (کالا|محصول|دستگاه))?$/
/** of a custom field, for shops that have no attribute for it */
const META = 'condition'

const WORDS: [Condition, RegExp][] = [
  // what was worn and then restored is refurbished
  [
    'refurbished',
    / (refurbished|refurb|renewed|reconditioned|remanufactured|rebuilt|restored|بازسازی|نوسازی|ریفربیش|تعمیری) /,
  ],
  [
    'used',
    / (used|second ?hand|pre ?owned|open box|like new|دست دوم|کار ?کرده|مستعمل|استوک|استفاده شده|در حد نو|اپن باکس|اوپن باکس) /,
  ],
]
/** "never used" is new */
const DENIED = / (not|never|non|بدون) (been )?\S+(?= )/g

const wordsOf = (text: string): string => ` ${foldPersian(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** The condition that a text says; null for texts that say none. */
export const conditionIn = (text: string): Condition | null => {
  const words = wordsOf(text).replace(DENIED, '')
  return WORDS.find(([, said]) => said.test(words))?.[0] ?? null
}

interface Named {
  slug: string
  name: string
}

const isOfCondition = ({ slug, name }: Named): boolean =>
  [slug.replace(/^pa_/i, ''), name].some((one) => NAMES.test(wordsOf(one).trim()))

/**
 * The condition of what is offered: by its own options, else by the attributes of its product, else by the custom field
 * `condition`. What says nothing that is understood is new.
 * @param options those that a variation has chosen
 */
export const conditionOf = (
  { attributes, meta_data }: Pick<ProductJson, 'attributes' | 'meta_data'>,
  options: readonly (Named & { value: string })[],
): Condition => {
  const chosen = options.filter(isOfCondition).map(({ value }) => value)
  const shared = attributes.flatMap((one) =>
    'options' in one && !one.variation && isOfCondition(one) ? one.options : [],
  )
  const fields = meta_data.flatMap(({ key, value }) => (key === META ? [String(value)] : []))
  return [chosen, shared, fields].flatMap((texts) => conditionIn(texts.join(' ')) ?? [])[0] ?? 'new'
}

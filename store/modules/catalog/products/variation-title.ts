import type { AttributeChoice } from '../tables.ts'
import { choiceKey } from './choice-query.ts'

/** The chosen options of a variation; one that takes any option of an attribute does not name it. */
export const optionNames = (choices: readonly AttributeChoice[]): string =>
  choices
    .map(({ option }) => option)
    .filter(Boolean)
    .join(', ')

const MOST_NAMED = 2

/** As in WooCommerce, options are left out where there are many, or several whose attributes' names have several words. */
const areNamed = (choices: readonly AttributeChoice[]): boolean =>
  choices.length <= MOST_NAMED &&
  (choices.length === 1 || choices.every(({ slug }) => !choiceKey(slug).includes('-')))

/** What a variation is called where it stands alone: its product with its options, `Hoodie - Blue, Yes`. */
export const variationTitle = (parentName: string, choices: readonly AttributeChoice[]): string => {
  const options = areNamed(choices) ? optionNames(choices) : ''
  return options === '' ? parentName : `${parentName} - ${options}`
}

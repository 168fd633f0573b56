import type { Random } from '#demo/random.ts'

/** What stands in the shop, by the last part of the path that lists it: `products`, `orders`, `posts`. */
interface Things {
  ids: string[]
  /** slugs, codes, names */
  words: string[]
}
export type KnownThings = Record<string, Things>

/** What is known of the shop before the first call. */
export interface Known {
  things: KnownThings
  /** names of form fields, query parameters and choices, as the sources have them */
  names: { fields: string[]; parameters: string[]; choices: string[] }
  /** paths of files of the build and pictures of the shop */
  files: string[]
  /** pictures, and what calls itself one */
  uploads: Upload[]
  demoKey: [key: string, secret: string]
  accounts: string[]
}

export interface Upload {
  name: string
  type: string
  /** latin1 */
  bytes: string
}

const plurals = (part: string): string[] => [part, `${part}s`, part.replace(/y$/, 'ies')]

/** What the shop has of the kind that a part of a path names: `orders` for `orders/:id`, `product` for `product/:slug`. */
const thingsAt = (known: KnownThings, part: string): Things | undefined =>
  plurals(part.replace(/^(add-review|reviews)$/, 'products').replace(/^(store|vendor)$/, 'vendors'))
    .map((name) => known[name])
    .find((things) => things && things.ids.length + things.words.length > 0)

/** A value for a parameter of a path, mostly of something that there is. */
export const pathValue = (known: Known, before: string, name: string, random: Random): string => {
  if (name === 'draft') return '{{draft}}'
  if (name === 'authority') return '{{authority}}'
  if (before === 'items' && name === 'key') return '{{item_key}}'
  if (name === 'gateway') return random.pick(['testbank', 'zarinpal', 'nobody'])
  const things = thingsAt(known.things, before)
  const all = Object.values(known.things)
  const ids = things?.ids.length ? things.ids : all.flatMap((one) => one.ids.slice(0, 3))
  const words = things?.words.length ? things.words : all.flatMap((one) => one.words.slice(0, 3))
  if (before === 'orders' && random.chance(0.5)) return '{{order}}'
  const isNumber = /^(id|parent|instance|note|refund|attribute|instance)$/.test(name) && ids.length > 0
  if (isNumber && random.chance(0.9)) return random.pick(ids)
  return words.length ? random.pick(words) : random.pick(['1', 'a', 'testbank'])
}

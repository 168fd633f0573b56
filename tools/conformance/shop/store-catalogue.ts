import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Recording, readRecordings } from '../replay/recordings.ts'

/** Reads of the Store API's catalogue, and its lists of what there is to filter by. */
const CATALOGUE = /^\/wp-json\/wc\/store(\/v1)?\/products\b/

/**
 * `store-more` was recorded on a second copy of the shop, whose products, reviews, brands and tags are others; what is
 * told of categories, colours, prices and stock is the same, and so are refusals.
 */
const SAME_IN_COPY =
  /^(collection-(?!all|rating|search|taxonomy$)|attribute-|.*-404$|product-slug-nope|reviews-bad-orderby)/

const catalogueIn = (folder: string, name: string): Recording[] => {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  return [...readRecordings(path).values()]
    .filter((recording) => recording.method === 'GET' && CATALOGUE.test(recording.path))
    .map((recording) => ({ ...recording, name: `${name}/${recording.name}` }))
}

/** The recorded reads of the Store API's catalogue that the shop of the other recordings can answer. */
export const readStoreCatalogue = (folder: string): Recording[] =>
  catalogueIn(folder, 'store-more').filter(({ name }) => SAME_IN_COPY.test(name.replace(/^.*\//, '')))

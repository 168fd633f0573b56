import type { Context as HonoContext, Next } from 'hono'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { categoryTrail } from '../offers/category-trail.ts'
import { type ListedOffer, loadListedOffers } from '../offers/offers.ts'

export type FeedName = StoreSettings['product_feeds'][number]

/** Answers 404 if the owner has switched this feed off. */
export const onlyWith = (services: Services, feed: FeedName) => async (c: HonoContext, next: Next) => {
  const { product_feeds } = await readSettings(requestContext(c, services))
  return product_feeds.includes(feed) ? next() : c.notFound()
}

interface ListedPage {
  offers: ListedOffer[]
  total: number
}

interface PageOfOffers {
  orderBy?: 'id' | 'date' | 'changed'
  descending?: boolean
  skip: number
  limit: number
}

/** One page of everything that can be bought by itself. */
export const listOffers = async (
  services: Services,
  c: HonoContext,
  { orderBy = 'id', descending = false, skip, limit }: PageOfOffers,
): Promise<ListedPage> => {
  const found = services.catalog.find({ offers: true, priced: true, orderBy, descending, skip, limit })
  return { offers: await loadListedOffers(services, c, found.ids), total: found.total }
}

/** How many can be bought by themselves. */
export const countOffers = ({ catalog }: Services): number =>
  catalog.find({ offers: true, priced: true, orderBy: 'id', descending: false, skip: 0, limit: 0 }).total

/** Names of a product's deepest category and those above it, from the top down. */
export const categoryNames = ({ catalog }: Services, { product }: ListedOffer): string[] =>
  categoryTrail(catalog.taxonomy, product).map(({ name }) => name)

const GUARANTEE = /گارانتی|ضمانت|guarantee|warranty/i

/** What an attribute of the product says of its guarantee, '' for nothing. */
export const guaranteeOf = ({ product }: ListedOffer): string => {
  const found = product.attributes.find(({ name }) => GUARANTEE.test(name))
  return found && 'options' in found ? found.options.join('، ') : ''
}

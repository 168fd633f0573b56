import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { listReviews, type Taxonomy } from '#store/modules/catalog/catalog.ts'
import { readSettingsIn } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { categoryTrail } from '../offers/category-trail.ts'
import { loadOffers, type OfferedProduct } from '../offers/offers.ts'
import { readOfferTerms } from '../offers/terms.ts'
import { originOf } from '../origin.ts'
import { localised } from '../site/languages.ts'
import { siteUrls } from '../site/urls.ts'
import type { DataContext, Thing } from './offer-data.ts'
import { productData } from './product-data.ts'

/** as many as the product's page shows */
const REVIEWS = 5

const HOME = { fa: 'خانه', en: 'Home' }

/** From home by the deepest category down to the product. */
const trailOf = ({ product }: OfferedProduct, taxonomy: Taxonomy, { url, locale }: DataContext): Thing => {
  const categories = categoryTrail(taxonomy, product).map(({ name, slug }): [string, string] => [
    name,
    siteUrls.productCategory(slug),
  ])
  const trail = [[HOME[locale], '/'], ...categories, [product.name, siteUrls.product(product.slug)]] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name = '', path = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(path),
    })),
  }
}

/** The structured data of a product's page, in a language; null if shoppers cannot see the product. */
export const loadProductData = async (
  services: Services,
  c: HonoContext,
  id: number,
  locale: Locale,
): Promise<Thing[] | null> => {
  const context = requestContext(c, services)
  const [offered] = await loadOffers(services, c, [id], locale)
  if (!offered) return null
  const terms = await readOfferTerms(context)
  const origin = originOf(c.req, services)
  const data: DataContext = {
    terms: { ...terms, settings: await readSettingsIn(context, locale) },
    locale,
    origin,
    url: (path) => localised(origin, path, locale, terms.settings.locale),
  }
  const { reviews } = await listReviews(context, {
    products: [id],
    status: 'approved',
    forShoppers: true,
    orderBy: 'date',
    direction: 'desc',
    limit: REVIEWS,
    offset: 0,
  })
  const taxonomy = services.catalog.taxonomy.in(locale)
  return [...productData(offered, reviews, data), trailOf(offered, taxonomy, data)]
}

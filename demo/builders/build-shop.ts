import type { Printed } from '../album.ts'
import { type Album, createAlbum, mediaRow } from '../album.ts'
import type { ShopSource } from '../source.ts'
import type { SeedShop } from '../write-shop.ts'
import { buildCoupons, buildShipping, buildTaxRates, buildVendors } from './build-commerce.ts'
import { buildComments, buildMenu, buildPostCategories, buildPosts, buildPostTags } from './build-content.ts'
import {
  buildAttributes,
  buildBrands,
  buildCategories,
  buildShippingClasses,
  buildTags,
  buildTerms,
  createBuild,
} from './build-context.ts'
import { buildApiKeys, buildCustomers } from './build-customers.ts'
import { buildNotifications, buildPoints } from './build-loyalty.ts'
import { buildOrders } from './build-orders.ts'
import { buildPriceHistory } from './build-price-history.ts'
import { buildProducts } from './build-products.ts'
import { buildReviewPhotos } from './build-review-photos.ts'
import { applyRatings, buildReviews } from './build-reviews.ts'
import { buildSettings } from './build-settings.ts'
import { buildTranslations } from './build-translations.ts'

export interface BuiltShop {
  album: Album
  /** all rows; pictures have the sizes and placeholders they turned out to have */
  rows: (printed: ReadonlyMap<string, Printed>) => SeedShop
}

/** Turns a written-down shop into rows. The same source and hour give the same rows. */
export const buildShop = async (source: ShopSource, now: number, decimals: number): Promise<BuiltShop> => {
  const album = createAlbum(now)
  const build = createBuild(source, album, now, decimals)
  const products = buildProducts(build)
  const reviews = buildReviews(build, products)
  const posts = buildPosts(build)
  const settings = buildSettings(build)
  const sold = buildOrders(build, products)
  const shop: SeedShop = {
    categories: buildCategories(build),
    tags: buildTags(build),
    brands: buildBrands(build),
    attributes: buildAttributes(build),
    attribute_terms: buildTerms(build),
    shipping_classes: buildShippingClasses(build),
    vendors: buildVendors(build),
    products: applyRatings(products, reviews),
    price_history: buildPriceHistory(products, build.now),
    reviews,
    review_photos: buildReviewPhotos(build, products, reviews),
    posts,
    post_categories: buildPostCategories(build),
    post_tags: buildPostTags(build),
    comments: buildComments(build, posts),
    ...buildMenu(build),
    coupons: buildCoupons(build, products),
    ...buildShipping(build),
    tax_classes: source.taxes.classes,
    tax_rates: buildTaxRates(build),
    ...sold,
    customer_notifications: buildNotifications(build, sold.orders),
    customers: await buildCustomers(build),
    api_keys: buildApiKeys(build),
  }
  return {
    album,
    rows: (printed) => {
      const written = settings((file) => printed.get(file))
      return {
        media: album.photos.map((photo) => mediaRow(photo, printed.get(photo.file), build.now)),
        ...shop,
        settings: written,
        translations: buildTranslations(build, shop, written),
        point_entries: buildPoints(build, sold.orders, written),
      }
    },
  }
}

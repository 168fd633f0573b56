import { reviewPhotosQuery } from '#store-api/contract/reviews.ts'
import { priceHistoryArgs } from './ghab-v1/catalogue/price-history.ts'
import { categoryArgs as shopperCategoryArgs } from './ghab-v1/catalogue/product-categories.ts'
import { shopperProductArgs } from './ghab-v1/catalogue/product-query.ts'
import { suggestArgs } from './ghab-v1/catalogue/suggest.ts'
import { vendorArgs } from './ghab-v1/vendor/vendors.ts'
import { emallsArgs } from './product-feeds/emalls.ts'
import { headArgs } from './rankmath-v1/get-head.ts'
import { collectionDataArgs } from './wc-store-v1/catalogue/product-args.ts'
import { storeReviewArgs } from './wc-store-v1/catalogue/reviews.ts'
import { storeAttributeTermArgs } from './wc-store-v1/catalogue/terms.ts'
import { productListArgs } from './wc-v3/products/product-parameters.ts'
import { suggestedArgs } from './wc-v3/products/products.ts'
import { reviewListArgs } from './wc-v3/products/reviews.ts'
import { slugArgs } from './wc-v3/products/terms/tags.ts'
import { termListArgs, treeListArgs } from './wc-v3/products/terms/terms.ts'
import { variationListArgs } from './wc-v3/products/variations.ts'
import { metaKeyArgs } from './wc-v3/reports/product-reports.ts'
import * as wpV2 from './wp-v2/arguments.ts'

/** What every path reads: `_fields` of lists and items, `_embed` of posts, `_envelope`, `_jsonp` and `lang` of all. */
const EVERYWHERE = ['_fields', '_embed', '_envelope', '_jsonp', 'lang']

const namesOf = (...declared: object[]): ReadonlySet<string> =>
  new Set([...EVERYWHERE, ...declared.flatMap((one) => Object.keys(one))])

/** Public reads by what is declared of their queries. A branch knows what any of its routes reads. */
const BY_PATH: [path: RegExp, names: ReadonlySet<string>][] = [
  [
    /^\/wp-json\/wc\/v3\/products(\/|$)/i,
    namesOf(
      productListArgs,
      variationListArgs,
      reviewListArgs,
      termListArgs,
      treeListArgs,
      suggestedArgs,
      slugArgs,
      metaKeyArgs,
    ),
  ],
  [
    /^\/wp-json\/wc\/store(\/v1)?\/products(\/|$)/i,
    namesOf(collectionDataArgs, storeReviewArgs, storeAttributeTermArgs),
  ],
  [/^\/wp-json\/wp\/v2(\/|$)/, namesOf(...Object.values(wpV2))],
  [/^\/wp-json\/ghab\/v1\/products$/, namesOf(shopperProductArgs)],
  [/^\/wp-json\/ghab\/v1\/products\/\d+\/price-history$/, namesOf(priceHistoryArgs)],
  [/^\/wp-json\/ghab\/v1\/product-categories$/, namesOf(shopperCategoryArgs)],
  [/^\/wp-json\/ghab\/v1\/search\/suggest$/, namesOf(suggestArgs)],
  [/^\/wp-json\/ghab\/v1\/reviews\/photos$/, namesOf(reviewPhotosQuery.shape)],
  [/^\/wp-json\/ghab\/v1\/vendors(\/|$)/, namesOf(vendorArgs)],
  [/^\/wp-json\/rankmath\/v1\/getHead\/?$/i, namesOf(headArgs)],
  [/^\/wp-json\/ghab\/v1\/(menu|swatches|products\/\d{1,9}\/structured-data)$/, namesOf()],
  [/^\/api\/appsettings\/get_featured_\w+_list\/?$/, namesOf()],
  [/^\/wp-content\/plugins\/[\w-]+\/rests\/plugin\.php$/, namesOf()],
  [/^\/product-feeds\/emalls\.json$/, namesOf(emallsArgs)],
  [/^\/product-(feeds|data)\//, namesOf()],
  [/^\/wp-json\/(openapi\.json|docs(\/[\w.-]+)?)$/, new Set()],
  [/^\/(robots\.txt|llms\.txt|feed\/?|sitemap[\w-]*\.xml)$/, namesOf()],
]

/** The parameters that a public read looks at; null for a path of which it is not known. */
export const publicParameters = (path: string): ReadonlySet<string> | null =>
  BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? null

import { toLatinDigits } from '#common/persian.ts'
import { toJson } from '#store/database/json.ts'
import type { ProductAttribute } from '#store/modules/catalog/tables.ts'
import { createRandom } from '../random.ts'
import type { ProductSource } from '../source.ts'
import { type Build, DAY, HOUR, idsOf } from './build-context.ts'
import { descriptionOf } from './describe.ts'
import { photograph } from './photograph.ts'
import { BLANK_PRODUCT, type ProductRow } from './product-row.ts'
import { variationsOf } from './variations.ts'

const FIRST_ID = 101
/** days; what is younger stays new */
const NEW_UNTIL = 20
const LONG_AGE = 330
const LONGEST_AGE = 420

const typeOf = (product: ProductSource): Exclude<ProductRow['type'], 'variation'> => {
  if (product.type) return product.type
  if (product.options) return 'variable'
  if (product.grouped) return 'grouped'
  return product.external ? 'external' : 'simple'
}

const attributesOf = (build: Build, product: ProductSource): ProductAttribute[] => {
  const shown = (groups: Record<string, string[]>, variation: boolean) =>
    Object.entries(groups).map(([slug, options]) => {
      const terms = options.map((option) => build.term(slug, option))
      const [first] = terms
      if (!first) throw new Error(`${product.slug} lists no term of ${slug}`)
      const { attributeId, attributeName } = first
      return { id: attributeId, name: attributeName, slug, variation, options: terms.map(({ name }) => name) }
    })
  const own = Object.entries(product.facts ?? {}).map(([name, value]) => ({
    id: 0,
    name,
    slug: name,
    variation: false,
    options: [value],
  }))
  return [...shown(product.options ?? {}, true), ...shown(product.terms ?? {}, false), ...own].map(
    (attribute, position) => ({ ...attribute, position, visible: true }),
  )
}

/** Price and stock as they stand in the row; only simple products have both. */
const tradeOf = (build: Build, product: ProductSource): Partial<ProductRow> => {
  const type = typeOf(product)
  if (type === 'grouped' || type === 'variable') return {}
  const { sale } = product
  const counted = type === 'simple' && product.stock !== null && !product.virtual && !product.download
  const stock = product.stock ?? (counted ? createRandom(`${product.slug} stock`).int(4, 90) : null)
  return {
    regular_price: product.price === undefined ? null : build.money(product.price),
    sale_price: sale ? build.money(sale.price) : null,
    sale_from_at: sale?.startsIn ? build.now + sale.startsIn * HOUR : null,
    sale_to_at: sale?.hours ? build.now + sale.hours * HOUR : null,
    wholesale_price: product.wholesale ? build.money(product.wholesale) : null,
    manage_stock: stock === null ? 0 : 1,
    stock_quantity: stock,
    stock_status: stock === 0 ? (product.backorders ? 'onbackorder' : 'outofstock') : 'instock',
    backorders: product.backorders ?? 'no',
    low_stock_amount: stock !== null && stock < 6 ? 5 : null,
  }
}

const metaOf = (build: Build, product: ProductSource) =>
  product.expires === undefined
    ? []
    : [
        {
          id: 1,
          key: 'expire_date',
          value: new Date(build.now + product.expires * DAY).toISOString().slice(0, 10),
        },
      ]

const shippingOf = (build: Build, product: ProductSource): Partial<ProductRow> => {
  if (product.virtual || product.download) return { virtual: 1 }
  const weight = product.weight ?? build.chain(product.category).find((one) => one.weight)?.weight
  const [length, width, height] = product.size ?? ['', '', '']
  return {
    weight: weight === undefined ? '' : String(weight),
    length: String(length),
    width: String(width),
    height: String(height),
    shipping_class_id: product.shippingClass ? build.shippingClassId(product.shippingClass) : 0,
  }
}

/** Products in the list's order, then all variations: ids stay when texts change. */
export const buildProducts = (build: Build): ProductRow[] => {
  const { products } = build.source
  const place = idsOf(products, 'product')
  const idOf = (slug: string) => FIRST_ID - 1 + place(slug)
  const variations: ProductRow[] = []
  const firstVariation = FIRST_ID + products.length
  const inCategory = Map.groupBy(products, ({ category }) => category)

  const relatives = (product: ProductSource) => {
    const random = createRandom(`${product.slug} relatives`)
    const here = inCategory.get(product.category) ?? []
    const dearer = here.filter((one) => (one.price ?? 0) > (product.price ?? 0))
    const beside = (build.chain(product.category)[0]?.goesWith ?? []).flatMap(
      (slug) => inCategory.get(slug) ?? [],
    )
    const ups = product.upsells ?? random.sample(dearer, random.int(1, 3)).map(({ slug }) => slug)
    const crosses = product.crossSells ?? random.sample(beside, random.int(2, 4)).map(({ slug }) => slug)
    return { upsell_ids: toJson(ups.map(idOf)), cross_sell_ids: toJson(crosses.map(idOf)) }
  }

  const rows = products.map((product): ProductRow => {
    const random = createRandom(product.slug)
    const chain = build.chain(product.category)
    const code = chain.find((one) => one.code)?.code ?? 'VT'
    const id = idOf(product.slug)
    const sku = `${code}-${1000 + id}`
    const age = product.age ?? random.int(24, 420)
    // the main goods have been there for long enough to have a past
    const isMain = product.featured || product.sale
    const days = isMain && age > NEW_UNTIL ? Math.min(LONGEST_AGE, LONG_AGE + 2 * age) : age
    const created = build.now - days * DAY - random.int(1, 20) * HOUR
    const vendor = product.vendor ?? chain.find((one) => one.vendor !== undefined)?.vendor
    const photos = photograph(build, product)
    const shared = {
      ...BLANK_PRODUCT,
      vendor_id: vendor ? build.vendorId(vendor) : 0,
      tax_class: product.taxClass ?? '',
      ...shippingOf(build, product),
      created_at: created,
      updated_at: created + Math.floor((build.now - created) * random.next()),
    }
    const made = product.options
      ? variationsOf(build, product, {
          parentId: id,
          firstId: firstVariation + variations.length,
          sku,
          shared,
          photos,
        })
      : []
    variations.push(...made)
    const available = made.length === 0 || made.some(({ stock_status }) => stock_status === 'instock')
    const download = product.download
    return {
      ...shared,
      id,
      type: typeOf(product),
      name: product.name,
      slug: product.slug,
      sku,
      global_unique_id: toLatinDigits(product.facts?.شابک ?? product.facts?.ISBN ?? ''),
      description: descriptionOf(build, product),
      short_description: `<p>${product.short}</p>`,
      featured: product.featured ? 1 : 0,
      stock_status: available ? 'instock' : 'outofstock',
      ...tradeOf(build, product),
      downloadable: download ? 1 : 0,
      downloads: toJson(
        download
          ? [{ id: `${product.slug}-1`, name: download.title, file: `downloads/${download.file}` }]
          : [],
      ),
      download_limit: download ? 5 : -1,
      download_expiry: download ? 365 : -1,
      external_url: product.external?.url ?? '',
      button_text: product.external?.button ?? '',
      sold_individually: product.soldIndividually ? 1 : 0,
      total_sales: product.sales ?? Math.floor(Math.min(age, 90) / 12 / (random.next() + 0.014)),
      menu_order: product.menuOrder ?? 0,
      category_ids: toJson([product.category, ...(product.also ?? [])].map(build.categoryId)),
      tag_ids: toJson((product.tags ?? []).map(build.tagId)),
      brand_ids: toJson(product.brand ? [build.brandId(product.brand)] : []),
      image_ids: toJson(photos.all),
      ...relatives(product),
      grouped_ids: toJson((product.grouped ?? []).map(idOf)),
      attributes: toJson(attributesOf(build, product)),
      default_attributes: toJson([]),
      meta_data: toJson(metaOf(build, product)),
    }
  })
  return [...rows, ...variations]
}

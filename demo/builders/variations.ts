import { toJson } from '#store/database/json.ts'
import { createRandom } from '../random.ts'
import type { ProductSource } from '../source.ts'
import type { Build, Term } from './build-context.ts'
import { HOUR } from './build-context.ts'
import type { Photographs } from './photograph.ts'
import type { ProductRow } from './product-row.ts'

const combine = (groups: Term[][]): Term[][] =>
  groups.reduce<Term[][]>(
    (made, group) => made.flatMap((terms) => group.map((term) => [...terms, term])),
    [[]],
  )

/** A sale of the whole product takes the same part off every variation, in round figures. */
const reduced = (build: Build, product: ProductSource, price: number): number | null => {
  if (!product.sale || !product.price) return null
  const step = build.money(1) === 1 ? 1000 : 10
  return Math.round((build.money(price) * product.sale.price) / product.price / step) * step
}

interface Around {
  parentId: number
  firstId: number
  sku: string
  shared: Omit<ProductRow, 'id' | 'type' | 'name' | 'slug' | 'sku'>
  photos: Photographs
}

/** Every combination of the product's options that is made. */
export const variationsOf = (build: Build, product: ProductSource, around: Around): ProductRow[] => {
  const { parentId, firstId, sku, shared, photos } = around
  const groups = Object.entries(product.options ?? {}).map(([attribute, slugs]) =>
    slugs.map((slug) => build.term(attribute, slug)),
  )
  const keyOf = (terms: Term[]) => terms.map(({ slug }) => slug).join('/')
  const made = combine(groups).filter((terms) => !product.missing?.includes(keyOf(terms)))
  return made.map((terms, index): ProductRow => {
    const random = createRandom(`${product.slug} ${keyOf(terms)}`)
    const extra = terms.reduce((sum, term) => sum + (product.extra?.[term.slug] ?? 0), 0)
    const price = (product.price ?? 0) + extra
    const stock = product.soldOut?.includes(keyOf(terms)) || product.stock === 0 ? 0 : random.int(2, 24)
    const colour = terms.find(({ swatch }) => swatch)
    const photo = colour ? photos.ofColour.get(colour.slug) : undefined
    return {
      ...shared,
      id: firstId + index,
      type: 'variation',
      parent_id: parentId,
      name: `${product.name} - ${terms.map(({ name }) => name).join(build.source.words.comma)}`,
      slug: `${product.slug}-${terms.map(({ slug }) => slug).join('-')}`,
      sku: `${sku}-${index + 1}`,
      regular_price: build.money(price),
      sale_price: reduced(build, product, price),
      sale_to_at: product.sale?.hours ? build.now + product.sale.hours * HOUR : null,
      wholesale_price: product.wholesale ? build.money(product.wholesale + extra) : null,
      manage_stock: 1,
      stock_quantity: stock,
      stock_status: stock === 0 ? 'outofstock' : 'instock',
      menu_order: index + 1,
      image_ids: toJson(photo ? [photo] : []),
      attributes: toJson(
        terms.map(({ attributeId, attributeName, attribute, name }) => ({
          id: attributeId,
          name: attributeName,
          slug: attribute,
          option: name,
        })),
      ),
    }
  })
}

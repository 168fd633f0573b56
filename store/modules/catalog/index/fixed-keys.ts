import type { AttributeChoice, ProductAttribute } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import type { IndexedRow } from './entry.ts'
import type { Members } from './members.ts'

const REMEMBERED = 50_000

const termIds = (text: string, taxonomy: Taxonomy): number[] => {
  const attributes = JSON.parse(text) as (ProductAttribute | AttributeChoice)[]
  return attributes
    .filter((attribute) => attribute.id > 0)
    .flatMap((attribute) =>
      ('options' in attribute ? attribute.options : [attribute.option]).flatMap(
        (name) => taxonomy.termOf(attribute.id, name)?.id ?? [],
      ),
    )
}

/**
 * The keys that a row has for itself, whatever the time and whatever other products do.
 * Rows share most of their lists, so what a list's text means is remembered.
 */
export const createKeyReader = (members: Members, taxonomy: Taxonomy) => {
  const remembered = new Map<string, number[]>()
  const numbers = (keys: string[]) => keys.map((key) => members.number(key))

  const keysOfList = (kind: string, text: string, read: (text: string) => string[]): number[] => {
    if (text === '[]') return []
    const name = kind + text
    const known = remembered.get(name)
    if (known) return known
    const keys = numbers(read(text))
    if (remembered.size > REMEMBERED) remembered.clear()
    remembered.set(name, keys)
    return keys
  }
  const ids = (text: string) => JSON.parse(text) as number[]
  const terms = (text: string) => termIds(text, taxonomy).map((term) => `term:${term}`)
  const categories = (text: string) =>
    ids(text).flatMap((id) => [
      `in_category:${id}`,
      ...taxonomy.categoryPath(id).map((one) => `category:${one}`),
    ])
  const brands = (text: string) =>
    ids(text).flatMap((id) => [`in_brand:${id}`, ...taxonomy.brandPath(id).map((one) => `brand:${one}`)])
  const tags = (text: string) => ids(text).map((id) => `tag:${id}`)

  const own = (row: IndexedRow): string[] => {
    const keys = [`type:${row.type}`, `status:${row.status}`, `tax_class:${row.tax_class}`]
    if (row.virtual) keys.push('virtual')
    if (row.downloadable) keys.push('downloadable')
    if (row.shipping_class_id) keys.push(`shipping_class:${row.shipping_class_id}`)
    if (row.type === 'variation') return keys
    keys.push(`visibility:${row.catalog_visibility}`)
    if (row.featured) keys.push('featured')
    if (row.vendor_id) keys.push(`vendor:${row.vendor_id}`)
    for (let stars = 1; stars <= fullStars(row); stars++) keys.push(`stars:${stars}`)
    return keys
  }
  const fullStars = (row: IndexedRow) => (row.rating_count > 0 ? Math.floor(row.average_rating / 100) : 0)
  const ownText = (row: IndexedRow) =>
    `${row.type} ${row.status} ${row.tax_class} ${row.virtual}${row.downloadable}${row.featured} ${row.shipping_class_id} ${row.vendor_id} ${fullStars(row)} ${row.catalog_visibility}`

  return (row: IndexedRow): number[] => {
    const keys = new Set(keysOfList('own', ownText(row), () => own(row)))
    const add = (more: number[]) => {
      for (const key of more) keys.add(key)
    }
    add(keysOfList('term', row.attributes, terms))
    if (row.type === 'variation') return [...keys]
    add(keysOfList('category', row.category_ids, categories))
    add(keysOfList('brand', row.brand_ids, brands))
    add(keysOfList('tag', row.tag_ids, tags))
    return [...keys]
  }
}

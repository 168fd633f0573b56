import type { TestStore } from '#tests/support/test-store.ts'

interface Named {
  id: number
  slug: string
}

interface Product extends Named {
  sku: string
  /** the lowest one, reduced where it is on sale; empty where there is none */
  price: string
  categories: Named[]
  brands: Named[]
  tags: Named[]
}

/** Tells which products an expression of `Queries` stands for. */
export type FindAccepted = (accepted: string) => ReadonlySet<string>

const PER_PAGE = 100

const readAll = async <T>(store: TestStore, path: string): Promise<T[]> => {
  const rows: T[] = []
  for (let page = 1; ; page++) {
    const answer = await store.call(`/wp-json/wc/v3/${path}?per_page=${PER_PAGE}&page=${page}`)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const found = (await answer.json()) as T[]
    rows.push(...found)
    if (found.length < PER_PAGE) return rows
  }
}

/** Reads the shop's products and categories; the search is not asked. */
export const readGoods = async (store: TestStore, groups: Record<string, string>): Promise<FindAccepted> => {
  const products = await readAll<Product>(store, 'products')
  const categories = await readAll<Named & { parent: number }>(store, 'products/categories')

  const isBelow = (id: number, slug: string): boolean => {
    const category = categories.find((one) => one.id === id)
    return category !== undefined && (category.slug === slug || isBelow(category.parent, slug))
  }
  const tests: Record<string, (product: Product, value: string) => boolean> = {
    category: (product, value) => product.categories.some(({ id }) => isBelow(id, value)),
    brand: (product, value) => product.brands.some(({ slug }) => slug === value),
    tag: (product, value) => product.tags.some(({ slug }) => slug === value),
    under: (product, value) => product.price !== '' && Number(product.price) < Number(value),
  }

  const holds = (product: Product, part: string): boolean => {
    const [name = '', value] = part.split(':')
    if (value === undefined) return product.slug === name || product.sku === name
    const test = tests[name]
    if (!test) throw new Error(`${part}: there is no ${name}`)
    return test(product, value)
  }
  const slugsOf = (word: string): string[] => {
    if (word.startsWith('@')) {
      const group = groups[word.slice(1)]
      if (!group) throw new Error(`${word}: no such group`)
      return [...find(group)]
    }
    const found = products.filter((product) => word.split('&').every((part) => holds(product, part)))
    if (!found.length) throw new Error(`${word}: the shop has no such product`)
    return found.map(({ slug }) => slug)
  }
  const find: FindAccepted = (accepted) => new Set(accepted.split(' ').filter(Boolean).flatMap(slugsOf))
  return find
}

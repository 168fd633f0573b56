import { Hono } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { jsonAnswer } from '#store/http/json-answer.ts'
import { readNames } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { documentsOf } from '#store/http/wc-v3/products/documents/product-documents.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { Suggestions } from '#store-api/contract/products.ts'

const PRODUCTS = 6
const TERMS = 4
const QUERIES = 4
const LONGEST = 100
export const suggestArgs = args({ q: { type: 'string', default: '' } })

interface Row {
  id: number
  name: string
  slug: string
}

const nameParts = new WeakMap<Row, string[]>()
const partsOf = (row: Row): string[] => {
  const parts = nameParts.get(row) ?? foldPersian(row.name).split(' ')
  nameParts.set(row, parts)
  return parts
}

/** Whether every word begins a word of the name. */
const fits = (row: Row, words: readonly string[]): boolean => {
  const parts = partsOf(row)
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

const NOTHING = { ids: [], queries: [], categories: [], shownFor: null }

/** `GET ghab/v1/search/suggest?q=`: a few products, categories, brands and whole queries while the shopper types. */
export const suggestRoutes = (services: Services): Hono => {
  const documents = documentsOf(services)
  const { catalog } = services

  const matching = (
    kind: 'category' | 'brand',
    rows: Iterable<Row>,
    text: string,
    others: readonly Row[],
  ) => {
    const words = foldPersian(text).split(' ').filter(Boolean)
    const named = words.length ? [...rows].filter((row) => fits(row, words)) : []
    const counted = (some: readonly Row[]) =>
      some
        .map(({ id, name, slug }) => ({ id, name, slug, count: catalog.count(kind, id) }))
        .filter(({ count }) => count > 0)
    const first = counted(named).sort((a, b) => b.count - a.count)
    return [...first, ...counted(others.filter((row) => !named.includes(row)))].slice(0, TERMS)
  }

  return new Hono().get('/wp-json/ghab/v1/search/suggest', async (c) => {
    const { q } = readParameters(new URL(c.req.url).searchParams, suggestArgs)
    const text = q.slice(0, LONGEST).trim()
    const { sales_need_charged_price: claimedSales } = await readSettings(requestContext(c, services))
    const limits = { products: PRODUCTS, queries: QUERIES }
    const found = text ? catalog.suggest(text, { ...limits, claimedSales }) : NOTHING
    const { categories, brands } = await readNames(c, services)
    const meant = found.shownFor ?? text
    const foundIn = found.categories.flatMap((id) => categories.get(id) ?? [])
    const answer: Suggestions = {
      products: await documents.get(c, 'card', found.ids),
      categories: matching('category', categories.values(), meant, foundIn),
      brands: matching('brand', brands.values(), meant, []),
      queries: found.queries,
      did_you_mean: found.shownFor,
    }
    return jsonAnswer(c, answer)
  })
}

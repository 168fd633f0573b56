import { translationIn, withLanguages } from '../contract/plugin-languages.ts'
import { createTransport, type Listed, type Query, type StoreClientOptions, StoreError } from './transport.ts'

/** Reads of what a plugin for languages may keep as an item for each of them; each rejects with {@link StoreError}. */
export const createTranslatedReads = (options: StoreClientOptions) => {
  const { get, list } = createTransport(options)
  const { list: listInOwnLanguage } = createTransport({ ...options, lang: () => undefined })
  /** An item in the language that is asked for, where a plugin keeps its texts there as an item of their own. */
  const translated = async <T extends object>(path: string, item: T, query: Query = {}): Promise<T> => {
    const lang = options.lang?.()
    const id = lang ? translationIn(item, lang) : null
    if (id === null) return withLanguages(item)
    const found = await get<T>(`${path}/${id}`, query).catch((error: unknown) => {
      // a translation that is not published yet is none
      if (error instanceof StoreError && [401, 403, 404].includes(error.status)) return null
      throw error
    })
    const shown: T = found ?? { ...item, translations: {} }
    return withLanguages(shown)
  }
  /** Items, or the one of a slug. A plugin gives translations slugs of their own, and finds no others in a language. */
  const listTexts = async <T extends object>(path: string, query: Query): Promise<Listed<T>> => {
    const { slug, ...rest } = query
    const found = await list<T>(path, query)
    if (!slug) return { ...found, items: found.items.map(withLanguages) }
    const isUnknown = found.items.length === 0 && options.lang?.() !== undefined
    const known = isUnknown ? await listInOwnLanguage<T>(path, query) : found
    return { ...known, items: await Promise.all(known.items.map((item) => translated(path, item, rest))) }
  }
  const one = async <T extends object>(path: string, query: Query): Promise<T | null> =>
    (await listTexts<T>(path, query)).items[0] ?? null
  return { translated, listTexts, one }
}

export type TranslatedReads = ReturnType<typeof createTranslatedReads>

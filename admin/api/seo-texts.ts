import type { Identifier } from 'react-admin'
import type { Locale } from '#common/locale.ts'
import type { SeoTexts } from '#store-api/contract/content.ts'
import { call } from './call.ts'

/** What search engines are told of a record's page, as its form has it: null where nothing was typed. */
export interface SeoFields {
  own?: Partial<Record<keyof SeoTexts, string | null>>
  second?: SeoFields['own']
}

const pathOf = (resource: string, id: Identifier): string => `ghab/v1/seo/${resource}/${id}`

/** Read for a form, with those in the second language where it is shown. */
export const readSeo = async (
  resource: string,
  id: Identifier,
  second: Locale | undefined,
): Promise<SeoFields> => {
  const read = async (lang?: Locale) => (await call<SeoTexts>(pathOf(resource, id), { query: { lang } })).json
  const [own, there] = await Promise.all([read(), second && read(second)])
  return { own, ...(there && { second: there }) }
}

const isSame = (one: SeoFields['own'] = {}, other: SeoFields['own'] = {}): boolean =>
  (one.title ?? '') === (other.title ?? '') && (one.description ?? '') === (other.description ?? '')

/** Writes what was changed, each language by itself. */
export const writeSeo = async (
  resource: string,
  id: Identifier,
  now: SeoFields,
  before: SeoFields = {},
  second?: Locale,
): Promise<void> => {
  const write = (texts: SeoFields['own'] = {}, lang?: Locale) =>
    call(pathOf(resource, id), {
      method: 'PUT',
      query: { lang },
      body: { title: texts.title ?? '', description: texts.description ?? '' },
    })
  if (!isSame(now.own, before.own)) await write(now.own)
  if (second && !isSame(now.second, before.second)) await write(now.second, second)
}

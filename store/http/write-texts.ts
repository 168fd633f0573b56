import type { Context } from 'hono'
import type { Locale } from '#common/locale.ts'
import { sanitiseHtml, textOfHtml } from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type TranslatedFields, writeTranslation } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { requestContext, requireKey } from './middleware/authenticate.ts'
import { invalidParameters } from './wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from './wp-rest/item-writes.ts'
import { type Given, readParameters } from './wp-rest/parameters.ts'
import { EDITS, writeEndpoint } from './wp-rest/route.ts'

/** Where texts are written, beside `wc/*` and the settings. */
export const TEXT_PATHS = ['/wp-json/wp/v2/*', '/wp-json/ghab/v1/menu/*', '/wp-json/ghab/v1/vendors/*']

interface Field<N> {
  field: N
  /** makes what is given safe to show */
  clean: (given: string) => string
}

/** What a call names a text, and the field that it is kept in. */
type Fields<K extends keyof TranslatedFields> = Record<string, Field<keyof TranslatedFields[K]>>

const plain = <N extends string>(field: N): Field<N> => ({ field, clean: textOfHtml })
const html = <N extends string>(field: N): Field<N> => ({ field, clean: sanitiseHtml })

const TERM = { name: plain('name'), description: html('description') }

/** The texts of each kind that are plain text or HTML. */
const WRITTEN = {
  product: { ...TERM, short_description: html('short_description') },
  category: TERM,
  brand: TERM,
  tag: TERM,
  attribute: { name: plain('name') },
  term: TERM,
  post: { title: plain('title'), content: html('content'), excerpt: html('excerpt') },
  post_category: TERM,
  post_tag: TERM,
  menu_item: { title: plain('title') },
  media: { title: plain('title'), alt_text: plain('alt') },
  vendor: {
    name: plain('store_name'),
    first_name: plain('first_name'),
    last_name: plain('last_name'),
    description: html('description'),
  },
} satisfies { [K in Exclude<keyof TranslatedFields, 'settings' | 'gateways' | 'shipping_method'>]: Fields<K> }

type WrittenKind = keyof typeof WRITTEN
type GivenTexts = Record<string, string | undefined>

/** The texts of a call as they are kept; what is not given is left out. */
const textsOf = (kind: WrittenKind, given: GivenTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Field<string>>(WRITTEN[kind]).flatMap(([name, { field, clean }]) => {
      const text = given[name]
      return text === undefined ? [] : [[field, clean(text)]]
    }),
  )

/** The language that texts are given in, which is not the shop's own. Throws a 400 for any other. */
export const languageToWrite = async (
  c: Context,
  services: Services,
  lang: string | undefined,
): Promise<Locale> => {
  const { locale } = await readSettings(requestContext(c, services))
  if ((lang === 'fa' || lang === 'en') && lang !== locale) return lang
  const message = "Name another language than the shop's own: texts in that are not written here."
  throw invalidParameters({ lang: { code: 'rest_invalid_param', message } })
}

/**
 * Writes the texts of an item in the shop's second language: `PUT …/{id}?lang=en`, for whoever may edit the shop. What
 * is not given stays, and an empty text gives way to that in the shop's own language, which is not written here.
 * @param find the item's id; throws where there is no such item
 * @param answer the item as it is read in that language
 */
export const textsEndpoint = (
  services: Services,
  kind: WrittenKind,
  find: (c: Context) => number | Promise<number>,
  answer: (c: Context) => Response | Promise<Response>,
) => {
  const text = { type: 'string' } as const
  const declared = {
    lang: { type: 'string', enum: ['fa', 'en'] } as const,
    ...Object.fromEntries(Object.keys(WRITTEN[kind]).map((name) => [name, text])),
  }
  return writeEndpoint(EDITS, declared, async (c, given: GivenTexts) => {
    requireKey(c, 'write', 'edit')
    const id = await find(c)
    const language = await languageToWrite(c, services, given.lang)
    await writeTranslation(requestContext(c, services), kind, id, language, textsOf(kind, given))
    return answer(c)
  })
}

export const LANGUAGE = { lang: { type: 'string', enum: ['fa', 'en'] } } as const
/** What a call may say beside texts. */
const BESIDE = new Set(['id', 'lang', 'context'])

/** Throws a 400 that names what was given and is no text, if anything is. */
export const refuseSameInAll = (names: readonly string[]): void => {
  const message = (name: string) => `${name} is the same in every language.`
  if (names.length === 0) return
  throw invalidParameters(
    Object.fromEntries(names.map((name) => [name, { code: 'rest_invalid_param', message: message(name) }])),
  )
}

const refuseOthers = (given: Given, write: ItemWrite, fields: object): void =>
  refuseSameInAll(
    [...given.keys()].filter((name) => {
      const arg = write.args[name]
      return arg && arg.type !== 'read-only' && !Object.hasOwn(fields, name) && !BESIDE.has(name)
    }),
  )

/**
 * An update that writes the item's texts in the shop's second language where `lang` names it, and the item itself
 * otherwise. In the second language nothing but texts is taken.
 * @param answer the item as it is read; throws where there is no such item
 */
export const inLanguageToo = (
  services: Services,
  kind: WrittenKind,
  write: ItemWrite,
  answer: (c: Context, id: number) => Promise<object>,
): ItemWrite => {
  const text = { type: 'string' } as const
  const texts = itemWrite(
    {
      ...Object.fromEntries(Object.entries(write.args).filter(([, { type }]) => type === 'read-only')),
      ...LANGUAGE,
      ...Object.fromEntries(Object.keys(WRITTEN[kind]).map((name) => [name, text])),
    },
    async (c, given: GivenTexts, id) => {
      await answer(c, id)
      const language = given.lang as Locale
      await writeTranslation(requestContext(c, services), kind, id, language, textsOf(kind, given))
      return answer(c, id)
    },
  )
  return {
    args: { ...write.args, ...LANGUAGE },
    run: async (c, given, id) => {
      const { lang } = readParameters(given, LANGUAGE)
      const { locale } = await readSettings(requestContext(c, services))
      if (lang === undefined || lang === locale) return write.run(c, given, id)
      refuseOthers(given, write, WRITTEN[kind])
      return texts.run(c, given, id)
    },
  }
}

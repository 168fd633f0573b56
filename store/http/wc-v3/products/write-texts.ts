import type { Context } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { EDITS, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { writeTranslation } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'

const text = { type: 'string' } as const
const termTextArgs = args({
  lang: { type: 'string', enum: ['fa', 'en'] },
  name: text,
  description: text,
})
const productTextArgs = args({ ...termTextArgs, short_description: text })

/**
 * Writes the texts of a product, category or brand in the shop's second language: `PUT …/{id}?lang=en`. What is not
 * given stays. Texts in the shop's own language are not written here.
 * @param find throws where there is no such item
 * @param answer the item as it is read in that language
 */
export const textsEndpoint = (
  services: Services,
  kind: 'product' | 'category' | 'brand',
  find: (c: Context, id: number) => unknown,
  answer: (c: Context, id: number) => Promise<Response>,
) =>
  writeEndpoint(EDITS, kind === 'product' ? productTextArgs : termTextArgs, async (c, given) => {
    const id = Number(c.req.param('id'))
    requireKey(c, 'write', 'edit')
    await find(c, id)
    const { lang, ...fields } = given
    const context = requestContext(c, services)
    if (!lang || lang === (await readSettings(context)).locale) {
      const message = "Name another language than the shop's own: texts in that are not written here."
      throw invalidParameters({ lang: { code: 'rest_invalid_param', message } })
    }
    const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    await writeTranslation(context, kind, id, lang, written)
    return answer(c, id)
  })

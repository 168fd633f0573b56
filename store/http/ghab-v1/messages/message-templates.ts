import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import {
  checkTexts,
  FIELDS,
  previewTemplate,
  readTemplate,
  resetTemplate,
  saveTemplate,
  TEMPLATES,
  type TemplateProblem,
  type TemplateTexts,
} from '#store/modules/notifications/notifications.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type MessageTemplateAnswer, templateChange, templateQuery } from '#store-api/contract/messaging.ts'

const PATH = '/wp-json/ghab/v1/message-templates'
const ITEM = `${PATH}/:id`

const unknown = () => new ApiError(404, 'ghab_template_unknown', 'There is no such message.')

const explain = ({ field, kind, name }: TemplateProblem, known: readonly string[]): string => {
  switch (kind) {
    case 'unknown':
      return `${field} has {${name}}, which says nothing here. Known are ${known.map((one) => `{${one}}`).join(', ')}.`
    case 'missing':
      return `${field} needs {${name}}.`
    case 'unserved':
      return `This message has no ${field}.`
  }
}

const refusalOf = (problems: readonly TemplateProblem[], known: readonly string[]): ApiError =>
  invalidParameters(
    Object.fromEntries(
      problems.map((problem) => [
        problem.field,
        { code: 'ghab_placeholder', message: explain(problem, known) },
      ]),
    ),
  )

const given = (texts: TemplateTexts): TemplateTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

/** `ghab/v1/message-templates`: what the shop says to its customers and itself, in its own words, by language. */
export const messageTemplateRoutes = (services: Services): Hono => {
  const localeOf = async (c: HonoContext): Promise<Locale> => {
    const { lang } = parseInput(templateQuery, c.req.query())
    return lang ?? (await readSettings(requestContext(c, services))).locale
  }
  const templateJson = async (context: Context, id: string, lang: Locale): Promise<MessageTemplateAnswer> => {
    const read = await readTemplate(context, id, lang)
    if (!read) throw unknown()
    const { template, texts, own } = read
    const fields = FIELDS.filter((field) => template.defaults[lang][field] !== undefined)
    return {
      id,
      lang,
      audience: template.audience,
      placeholders: [...template.placeholders],
      required: [...template.required],
      texts: Object.fromEntries(
        fields.map((field) => [
          field,
          {
            text: texts[field] ?? '',
            default: template.defaults[lang][field] ?? '',
            changed: own[field] !== undefined,
          },
        ]),
      ),
    }
  }
  const send = async (c: HonoContext) =>
    c.json(await templateJson(requestContext(c, services), c.req.param('id') ?? '', await localeOf(c)))

  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const locale = await localeOf(c)
      const context = requestContext(c, services)
      return c.json(await Promise.all([...TEMPLATES.keys()].map((id) => templateJson(context, id, locale))))
    })
    .get(ITEM, (c) => {
      requireKey(c, 'read')
      return send(c)
    })
    .put(ITEM, async (c) => {
      requireKey(c, 'write')
      const id = c.req.param('id')
      const texts = given(await parseBody(c, templateChange))
      const saved = await saveTemplate(requestContext(c, services), id, await localeOf(c), texts)
      if (saved.ok) return send(c)
      if (saved.error === 'unknown') throw unknown()
      throw refusalOf(saved.error, TEMPLATES.get(id)?.placeholders ?? [])
    })
    .delete(ITEM, async (c) => {
      requireKey(c, 'write')
      const context = requestContext(c, services)
      if (!(await resetTemplate(context, c.req.param('id'), await localeOf(c)))) throw unknown()
      return send(c)
    })
    .post(`${ITEM}/preview`, async (c) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const locale = await localeOf(c)
      const read = await readTemplate(context, c.req.param('id'), locale)
      if (!read) throw unknown()
      const { template, texts: kept } = read
      const texts = given(await parseBody(c, templateChange))
      const problems = checkTexts(template, texts)
      if (problems.length > 0) throw refusalOf(problems, template.placeholders)
      const about = { locale, origin: services.linkOrigin }
      return c.json(await previewTemplate(context, template, { ...kept, ...texts }, about))
    })
}

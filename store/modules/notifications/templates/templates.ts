import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import {
  FIELDS,
  type MessageTemplate,
  TEMPLATES,
  type TemplateField,
  type TemplateTexts,
} from './template-list.ts'

/** What is wrong with a text: a name in braces that says nothing here, or one that is missing. */
export interface TemplateProblem {
  field: TemplateField
  kind: 'unknown' | 'missing' | 'unserved'
  /** of the placeholder */
  name: string
}

const nameOf = (id: string, locale: Locale): string => `${id} ${locale}`

/** The shop's own words, by template and language. */
const readOwn = memoizeUntil(
  ({ type }) => type === 'message-templates.changed',
  async ({ db }) => {
    const rows = await db.selectFrom('message_templates').select(['name', 'texts']).execute()
    return new Map(rows.map(({ name, texts }) => [name, fromJson(texts) as TemplateTexts]))
  },
)

/** The texts of a template as they are used, and which of them are the shop's own; null for an unknown one. */
export const readTemplate = async (
  context: Context,
  id: string,
  locale: Locale,
): Promise<{ template: MessageTemplate; texts: TemplateTexts; own: TemplateTexts } | null> => {
  const template = TEMPLATES.get(id)
  if (!template) return null
  const own = (await readOwn(context)).get(nameOf(id, locale)) ?? {}
  return { template, own, texts: { ...template.defaults[locale], ...own } }
}

/** A text with what its placeholders stand for. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const PLACEHOLDER = /\{([^{}]*)\}/g

/** What is wrong with texts for a template. */
export const checkTexts = (template: MessageTemplate, texts: TemplateTexts): TemplateProblem[] =>
  FIELDS.flatMap((field): TemplateProblem[] => {
    const text = texts[field]
    if (text === undefined) return []
    if (template.defaults.en[field] === undefined) return [{ field, kind: 'unserved' as const, name: '' }]
    const named = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)
    const unknown = named.filter((name) => !template.placeholders.includes(name))
    const missing = template.required.filter((name) => !named.includes(name))
    return [
      ...unknown.map((name) => ({ field, kind: 'unknown' as const, name })),
      ...missing.map((name) => ({ field, kind: 'missing' as const, name })),
    ]
  })

/** Says a message in the shop's own words in a language; texts that are not given stay as they are. */
export const saveTemplate = (
  context: Context,
  id: string,
  locale: Locale,
  texts: TemplateTexts,
): Promise<Result<null, 'unknown' | TemplateProblem[]>> =>
  inTransaction(context, async (inside) => {
    const read = await readTemplate(inside, id, locale)
    if (!read) return refuse('unknown' as const)
    const problems = checkTexts(read.template, texts)
    if (problems.length > 0) return refuse(problems)
    const values = {
      texts: toJson({ ...read.own, ...texts } as Record<string, string>),
      updated_at: inside.clock(),
    }
    await inside.db
      .insertInto('message_templates')
      .values({ name: nameOf(id, locale), ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
    await recordEvent(inside, { type: 'message-templates.changed', payload: { id, locale } })
    return ok(null)
  })

/** Takes the shop's own words back. @returns whether there is such a template */
export const resetTemplate = (context: Context, id: string, locale: Locale): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    if (!TEMPLATES.has(id)) return false
    await inside.db.deleteFrom('message_templates').where('name', '=', nameOf(id, locale)).execute()
    await recordEvent(inside, { type: 'message-templates.changed', payload: { id, locale } })
    return true
  })

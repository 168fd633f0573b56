import type { Locale } from '#common/locale.ts'
import { CODE_TEXTS } from '../code-texts.ts'
import { ADMIN_MESSAGES, CUSTOMER_MESSAGES, type MessageText, ORDER_DETAILS } from '../messages.ts'

export const FIELDS = ['subject', 'headline', 'body', 'sms'] as const
export type TemplateField = (typeof FIELDS)[number]
export type TemplateTexts = Partial<Record<TemplateField, string>>

/** One message that the shop may say in its own words. */
export interface MessageTemplate {
  id: string
  audience: 'customer' | 'shop'
  /** the names that may stand in braces */
  placeholders: readonly string[]
  /** those that each text has to have */
  required: readonly string[]
  defaults: Record<Locale, TemplateTexts>
}

export const ORDER_PLACEHOLDERS = [
  'number',
  'shop',
  'name',
  'total',
  'date',
  'link',
  'shipment',
  'note',
] as const
const LOCALES: readonly Locale[] = ['fa', 'en']

const byLocale = (textsOf: (locale: Locale) => TemplateTexts): Record<Locale, TemplateTexts> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<Locale, TemplateTexts>

/** What SMS adds to the subject, besides the shop and the way to the order. */
const SMS_BODY: Record<string, string> = { 'order.shipment': '{shipment}' }

const ofOrder = (
  id: string,
  audience: MessageTemplate['audience'],
  textOf: (locale: Locale) => MessageText | undefined,
): MessageTemplate => ({
  id,
  audience,
  placeholders: ORDER_PLACEHOLDERS,
  required: [],
  defaults: byLocale((locale) => {
    const text = textOf(locale) ?? { subject: '', headline: '', body: '' }
    const lines = ['{shop}', text.subject, SMS_BODY[id], '{link}']
    return audience === 'customer' ? { ...text, sms: lines.filter(Boolean).join('\n') } : text
  }),
})

/** The template of a topic of orders; the second part of a topic stands behind a dash, as an id is part of a path. */
export const templateId = (audience: MessageTemplate['audience'], topic: string): string =>
  `${audience === 'customer' ? 'order' : 'shop'}.${topic.replace(':', '-')}`

/** Every message that may be changed, by its id. */
export const TEMPLATES: ReadonlyMap<string, MessageTemplate> = new Map(
  [
    ...Object.keys(CUSTOMER_MESSAGES.en).map((topic) =>
      ofOrder(templateId('customer', topic), 'customer', (locale) =>
        CUSTOMER_MESSAGES[locale][topic]?.('{number}', '{shop}'),
      ),
    ),
    ofOrder('order.details', 'customer', (locale) => ORDER_DETAILS[locale]('{number}', '{shop}')),
    ...Object.keys(ADMIN_MESSAGES.en).map((topic) =>
      ofOrder(templateId('shop', topic), 'shop', (locale) =>
        ADMIN_MESSAGES[locale][topic]?.('{number}', '{shop}'),
      ),
    ),
    ...Object.entries(CODE_TEXTS).map(
      ([purpose, texts]): MessageTemplate => ({
        id: `code.${purpose}`,
        audience: 'customer',
        placeholders: ['shop', 'code'],
        required: ['code'],
        defaults: byLocale((locale) => ({ sms: texts[locale]('{shop}', '{code}') })),
      }),
    ),
  ].map((template) => [template.id, template]),
)

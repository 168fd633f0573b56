import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import { readSettings } from '../settings/settings.ts'
import { readTranslations, type TranslatedFields, writeTranslation } from '../translations/translations.ts'
import { type MethodTexts, methodTexts } from './messages.ts'

type GatewayTexts = TranslatedFields['gateways']

const readAll = memoizeUntil(
  ({ type }) => type === 'settings.changed',
  async (context) => (await readTranslations(context, 'gateways', [0])).get(0) ?? {},
)

/** What the shop calls its ways to pay in a language, by their name; nothing in its own, where the settings do. */
export const readGatewayTexts = async (
  context: Context,
  language: Locale | undefined,
): Promise<GatewayTexts> => (language && (await readAll(context))[language]) || {}

/** Title and description of a payment method in a language; what has no text there is as in the shop's own. */
export const readMethodTexts = async (
  context: Context,
  id: string,
  language?: Locale,
): Promise<MethodTexts> => {
  const { gateways, locale } = await readSettings(context)
  const texts = (await readGatewayTexts(context, language))[id]
  const gateway = gateways[id]
  return methodTexts(id, gateway && { ...gateway, ...texts }, language ?? locale)
}

/** Stores what is given of a gateway's texts in the shop's second language; an empty one gives way to the shop's own. */
export const writeGatewayTexts = (
  context: Context,
  id: string,
  language: Locale,
  texts: Partial<MethodTexts>,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const before = (await readGatewayTexts(inside, language))[id]
    const after = Object.entries({ ...before, ...texts }).filter(
      ([, text]) => text !== undefined && text !== '',
    )
    await writeTranslation(inside, 'gateways', 0, language, { [id]: Object.fromEntries(after) })
  })

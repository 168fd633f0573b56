import type { Locale } from '#common/locale.ts'

/** The policies that the shop has screens for, with the settings that hold them. */
export const POLICIES = [
  { name: 'terms', text: 'termServices', page: 'terms_page_id' },
  { name: 'privacy', text: 'privacyPolicy', page: 'privacy_page_id' },
  { name: 'refund', text: 'refundPolicy', page: null },
] as const

export type Policy = (typeof POLICIES)[number]
type PolicyName = Policy['name']

/** The settings of this screen: no others are published from it. */
export const POLICY_KEYS: readonly string[] = POLICIES.flatMap(({ text, page }) =>
  page ? [text, page] : [text],
)

/** What starting texts say of the shop; '' for what it does not tell. */
export interface ShopFacts {
  name: string
  email: string
  phone: string
  /** days in which goods are taken back */
  days: number
}

/** A text to begin with; what the owner has to fill in stands in brackets. */
type StartingText = (shop: ShopFacts) => string
export type StartingTexts = Record<PolicyName, StartingText>

export const readStartingTexts = async (language: Locale): Promise<StartingTexts> =>
  language === 'fa'
    ? (await import('./starting-texts/fa.ts')).STARTING_TEXTS
    : (await import('./starting-texts/en.ts')).STARTING_TEXTS

/** Tags of a text are no words of it. */
const TAG = /<[^>]*>/g

/** What of a text is still to be filled in. */
export const gapsIn = (html: string): string[] => [
  ...new Set(html.replace(TAG, ' ').match(/\[[^[\]]{2,80}\]/g) ?? []),
]

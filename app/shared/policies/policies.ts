import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import type { AppSettings } from '#store-api/contract/settings.ts'

export type Policy = 'terms' | 'privacy' | 'refund'

type PolicySettings = Pick<
  AppSettings,
  'termServices' | 'privacyPolicy' | 'refundPolicy' | 'terms_page_id' | 'privacy_page_id'
>

const pageOf = (settings: PolicySettings, policy: Policy): number =>
  ({ terms: settings.terms_page_id, privacy: settings.privacy_page_id, refund: 0 })[policy]

const htmlOf = (settings: PolicySettings, policy: Policy): string =>
  ({ terms: settings.termServices, privacy: settings.privacyPolicy, refund: settings.refundPolicy })[policy]

/** Where a policy stands: as text of the settings, as a page of the shop, or nowhere. */
export const findPolicy = (
  settings: PolicySettings,
  policy: Policy,
): { html: string } | { page: number } | null => {
  const html = htmlOf(settings, policy)
  const page = pageOf(settings, policy)
  if (html) return { html }
  return page ? { page } : null
}

/** The policies that this shop has. */
export const policiesOf = (settings: PolicySettings): Policy[] =>
  (['terms', 'privacy', 'refund'] as const).filter((policy) => findPolicy(settings, policy))

export const policyTitle = (policy: Policy): string =>
  ({ terms: m.ui_terms, privacy: m.ui_privacy, refund: m.ui_refund })[policy]()

export const policyHref = (policy: Policy): string =>
  ({ terms: href('/terms'), privacy: href('/privacy'), refund: href('/refund') })[policy]

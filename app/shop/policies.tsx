import { m } from '../messages/paraglide/messages.js'
import { alert } from '../ui/overlays/alert.ts'

/** A text of the shop's owner that opens over the page (spec §2, modal screens). */
export type Policy = 'privacy' | 'terms' | 'refund'

export const policyTitle = (policy: Policy): string =>
  ({ privacy: m.policies_privacy, terms: m.policies_terms, refund: m.policies_refund })[policy]()

/** Opens the policy over the page. Its code and its text are fetched now, not with the page. */
export const openPolicy = (policy: Policy): void => {
  import('./policy-dialog.tsx').then(
    ({ showPolicy }) => showPolicy(policy),
    () => void alert({ title: m.policies_failed_title(), body: m.policies_failed_text() }),
  )
}

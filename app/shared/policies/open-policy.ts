import { m } from '#app/messages/paraglide/messages.js'
import { alert } from '#app/ui/overlays/alert.ts'
import type { Policy } from './policies.ts'

/** Opens the policy over the page (spec §2, modal screens). Its code and its text are fetched now, not with the page. */
export const openPolicy = (policy: Policy): void => {
  import('./policy-dialog.tsx').then(
    ({ showPolicy }) => showPolicy(policy),
    () => void alert({ title: m.policies_failed_title(), body: m.ui_offline_text() }),
  )
}

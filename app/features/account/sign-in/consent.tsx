import type { MouseEvent } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { isForOtherTab } from '#app/shared/links/is-for-other-tab.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { openPolicy } from '#app/shared/policies/open-policy.ts'
import { type Policy, policyHref, policyTitle } from '#app/shared/policies/policies.ts'
import styles from './consent.module.css'

const open = (event: MouseEvent, policy: Policy) => {
  if (isForOtherTab(event)) return
  event.preventDefault()
  openPolicy(policy)
}

/** What is accepted by going on, over the page so that nothing typed is lost. */
export const Consent = ({ policies }: { policies: Policy[] }) => {
  const shown = policies.filter((policy) => policy !== 'refund')
  if (shown.length === 0) return null
  return (
    <div className={styles.consent}>
      <p>{m.account_consent()}</p>
      <ul>
        {shown.map((policy) => (
          <li key={policy}>
            <ShopLink to={policyHref(policy)} prefetch="none" onClick={(event) => open(event, policy)}>
              {policyTitle(policy)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

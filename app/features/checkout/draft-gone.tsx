import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Notice } from './notice.tsx'

export const DraftGone = () => (
  <Notice
    title={m.checkout_draft_gone_title()}
    text={m.checkout_draft_gone_text()}
    link={href('/cart')}
    action={m.checkout_to_cart()}
  />
)

import { useEffect } from 'react'
import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { Policy } from '#app/shared/policies/policies.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import type { FormAnswer } from '../form-answer.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CodeSignIn } from './code-sign-in.tsx'
import { Consent } from './consent.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import styles from './sign-in.module.css'

interface SignInScreenProps {
  method: 'password' | 'otp'
  /** the other way in, where the shop offers both */
  other: 'password' | 'otp' | null
  to: string
  policies: Policy[]
  xsrf: string
  answer?: FormAnswer
}

const query = (to: string, method?: string): string =>
  new URLSearchParams({ ...(method && { method }), ...(to && { to }) }).toString()

const SignUpLink = ({ to }: { to: string }) => (
  <p className={styles.other}>
    {m.account_no_account()}
    <ShopLink to={`${href('/signup')}?${query(to)}`} className={styles.link}>
      {m.account_signup_title()}
    </ShopLink>
  </p>
)

/** Ways into the account, as the shop has set them (`signin_method`). */
export const SignInScreen = ({ method, other, to, policies, xsrf, answer }: SignInScreenProps) => {
  // whoever comes here has no session any more
  useEffect(() => {
    void customer.load().then((known) => known && customer.clear())
  }, [])
  const isCodeSent = method === 'otp' && answer?.resendAfter !== undefined
  const mobile = <bdi dir="ltr">{digits(answer?.values.mobile ?? '')}</bdi>
  const [before, after] = m.account_code_sent({ mobile: '\u0000' }).split('\u0000')
  return (
    <AuthFrame
      icon={isCodeSent ? 'chat' : 'person-fill'}
      title={isCodeSent ? m.account_code_title() : m.account_signin_title()}
      lead={
        isCodeSent ? (
          <>
            {before}
            {mobile}
            {after}
          </>
        ) : (
          m.account_signin_lead()
        )
      }
      after={
        <>
          {method === 'password' && <SignUpLink to={to} />}
          <Consent policies={policies} />
        </>
      }
    >
      {method === 'otp' ? (
        <CodeSignIn xsrf={xsrf} answer={answer} />
      ) : (
        <PasswordSignIn xsrf={xsrf} answer={answer} />
      )}
      {other && !isCodeSent && (
        <Button
          variant="outlined"
          full
          icon={other === 'otp' ? 'chat' : 'lock'}
          render={<ShopLink to={`${href('/signin')}?${query(to, other)}`} replace viewTransition={false} />}
        >
          {other === 'otp' ? m.account_with_code() : m.account_with_password()}
        </Button>
      )}
    </AuthFrame>
  )
}

import { useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { MobileField } from '#app/ui/forms/text-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import { EnterCode } from './enter-code.tsx'
import styles from './sign-in.module.css'

/** Of the mobile number, on the device until it has signed in: it outlives a reload while the code is on its way. */
export const SIGN_IN_DRAFT = 'sign-in'

interface Props {
  xsrf: string
  answer?: FormAnswer
}

/** The mobile number to send a code to; it signs in, or up. */
const AskForCode = ({ xsrf, answer }: Props) => (
  <AccountForm
    intent="code"
    xsrf={xsrf}
    answer={answer}
    submit={m.account_send_code()}
    draft={{ name: SIGN_IN_DRAFT }}
    full
  >
    {(own) => (
      <MobileField
        label={m.account_mobile()}
        hint={m.account_mobile_hint()}
        name="mobile"
        required
        defaultValue={own?.values.mobile}
        error={problemOf(own, 'mobile')}
      />
    )}
  </AccountForm>
)

const OtherNumber = () => {
  const { pathname, search } = useLocation()
  return (
    <ShopLink to={pathname + search} replace viewTransition={false} className={styles.link}>
      {m.account_other_number()}
    </ShopLink>
  )
}

/** A code by SMS, then the code. */
export const CodeSignIn = ({ xsrf, answer }: Props) =>
  answer?.resendAfter === undefined ? (
    <AskForCode xsrf={xsrf} answer={answer} />
  ) : (
    <EnterCode xsrf={xsrf} answer={answer} carry={['mobile', 'resend_at']} other={<OtherNumber />} />
  )

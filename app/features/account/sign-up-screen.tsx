import { href, Link } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import type { Policy } from '../../shop/policies.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { Consent } from './consent.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { NameFields } from './name-fields.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './sign-in.module.css'

interface SignUpScreenProps {
  to: string
  policies: Policy[]
  xsrf: string
  answer?: FormAnswer
}

export const SignUpScreen = ({ to, policies, xsrf, answer }: SignUpScreenProps) => (
  <AuthFrame
    icon="person-fill"
    title={m.account_signup_title()}
    lead={m.account_signup_lead()}
    after={
      <>
        <p className={styles.other}>
          {m.account_have_account()}
          <Link
            to={`${href('/signin')}?${new URLSearchParams({ method: 'password', ...(to && { to }) })}`}
            className={styles.link}
          >
            {m.account_signin()}
          </Link>
        </p>
        <Consent policies={policies} />
      </>
    }
  >
    <AccountForm intent="sign-up" xsrf={xsrf} answer={answer} submit={m.account_signup()} full>
      {(own) => (
        <>
          <NameFields values={own?.values} answer={own} />
          <TextField
            label={m.account_email()}
            name="email"
            type="email"
            icon="mail"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={own?.values.email}
            error={problemOf(own, 'email')}
          />
          <NewPasswordField label={m.account_password()} error={problemOf(own, 'password')} />
        </>
      )}
    </AccountForm>
  </AuthFrame>
)

import { m } from '#app/messages/paraglide/messages.js'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { CodeInstead, type Owner, OwnerProofField } from './owner-proof.tsx'
import { NewPasswordField } from './sign-in/new-password-field.tsx'

interface PasswordFormProps {
  profile: Owner & { username: string; first_name: string; last_name: string }
  siteName: string
  xsrf: string
  answer?: FormAnswer
}

/** Another password, or the first one; its owner shows to be one. */
export const PasswordForm = ({ profile, siteName, xsrf, answer }: PasswordFormProps) => {
  const { email, username, mobile, first_name, last_name } = profile
  const mine = answer?.intent === 'password' ? answer : undefined
  return (
    <AccountForm
      intent="password"
      xsrf={xsrf}
      answer={answer}
      submit={m.account_save()}
      done={m.account_password_changed()}
      beside={<CodeInstead owner={profile} answer={mine} />}
    >
      {(own) => (
        <>
          {/* password managers read the account's name from it */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={email || username}
            hidden
          />
          <OwnerProofField owner={profile} answer={own} />
          <NewPasswordField
            label={m.account_new_password()}
            error={problemOf(own, 'password')}
            known={[email, username, mobile, first_name, last_name, siteName]}
          />
        </>
      )}
    </AccountForm>
  )
}

import { m } from '../../messages/paraglide/messages.js'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface PasswordFormProps {
  login: string
  hasPassword: boolean
  xsrf: string
  answer?: FormAnswer
}

export const PasswordForm = ({ login, hasPassword, xsrf, answer }: PasswordFormProps) => (
  <AccountForm
    intent="password"
    xsrf={xsrf}
    answer={answer}
    submit={m.account_save()}
    done={m.account_password_changed()}
  >
    {(own) => (
      <>
        {/* tells password managers whose it is */}
        <input type="text" name="username" autoComplete="username" defaultValue={login} hidden />
        {hasPassword && (
          <TextField
            label={m.account_current_password()}
            name="current_password"
            type="password"
            icon="lock"
            autoComplete="current-password"
            required
            maxLength={200}
            error={problemOf(own, 'current_password')}
          />
        )}
        <NewPasswordField label={m.account_new_password()} error={problemOf(own, 'password')} />
      </>
    )}
  </AccountForm>
)

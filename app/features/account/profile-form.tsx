import type { CustomerProfile } from '../../../store-api/contract/accounts.ts'
import { m } from '../../messages/paraglide/messages.js'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { NameFields } from './name-fields.tsx'

interface ProfileFormProps {
  profile: CustomerProfile
  xsrf: string
  answer?: FormAnswer
}

/** The code that proves what was typed above it. */
const ProofField = ({ answer, name }: { answer: FormAnswer | undefined; name: 'code' | 'email_code' }) => {
  const typed = answer?.values[name]
  if (typed === undefined && !answer?.problems[name]) return null
  return (
    <TextField
      label={m.account_code()}
      name={name}
      defaultValue={typed}
      icon="lock"
      latin
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={problemOf(answer, name)}
    />
  )
}

/** Names, e-mail and mobile number; a new one of the two is proved by the code that is sent to it. */
export const ProfileForm = ({ profile, xsrf, answer }: ProfileFormProps) => (
  <AccountForm
    intent="profile"
    xsrf={xsrf}
    answer={answer}
    submit={m.account_save()}
    done={m.account_saved()}
  >
    {(own) => {
      const typed = (name: 'email' | 'mobile') => own?.values[name] ?? profile[name]
      return (
        <>
          <NameFields values={own && !own.done ? own.values : ({ ...profile } as never)} answer={own} />
          <TextField
            label={m.account_email()}
            name="email"
            type="email"
            icon="mail"
            autoComplete="email"
            maxLength={200}
            optional={!profile.email}
            defaultValue={typed('email')}
            error={problemOf(own, 'email')}
          />
          <ProofField answer={own} name="email_code" />
          {profile.has_password && (
            <TextField
              label={m.account_current_password()}
              hint={m.account_current_password_hint()}
              name="current_password"
              type="password"
              icon="lock"
              autoComplete="current-password"
              maxLength={200}
              optional
              error={problemOf(own, 'current_password')}
            />
          )}
          <TextField
            label={m.account_mobile()}
            name="mobile"
            type="tel"
            icon="call"
            autoComplete="tel"
            maxLength={30}
            optional={!profile.mobile}
            defaultValue={typed('mobile')}
            error={problemOf(own, 'mobile')}
          />
          <ProofField answer={own} name="code" />
        </>
      )
    }}
  </AccountForm>
)

import { m } from '#app/messages/paraglide/messages.js'
import { EmailField, MobileField, TextField } from '#app/ui/forms/text-field.tsx'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { NameFields } from './name-fields.tsx'
import { CodeInstead, OwnerProofField } from './owner-proof.tsx'

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

/** Which of what a number or an e-mail address is entered by was changed; the owner is asked for beside it. */
const changedOf = (profile: CustomerProfile, answer: FormAnswer | undefined): 'email' | 'mobile' | null => {
  if (!answer || answer.done) return null
  const { email, mobile } = answer.values
  if (email !== undefined && email.trim() !== '' && email.trim() !== profile.email) return 'email'
  return mobile !== undefined && mobile.trim() !== profile.mobile ? 'mobile' : null
}

/**
 * Names, e-mail and mobile number. Who changes one of the two is asked to show that they are the owner, and a new one
 * is proved by the code that is sent to it.
 */
export const ProfileForm = ({ profile, xsrf, answer }: ProfileFormProps) => {
  const mine = answer?.intent === 'profile' ? answer : undefined
  const changed = changedOf(profile, mine)
  const proof = <OwnerProofField owner={profile} answer={mine} />
  return (
    <AccountForm
      intent="profile"
      xsrf={xsrf}
      answer={answer}
      draft={{ name: 'profile', ofRecord: true }}
      submit={m.account_save()}
      done={m.account_saved()}
      beside={changed && <CodeInstead owner={profile} answer={mine} />}
    >
      {(own) => {
        const typed = (name: 'email' | 'mobile') => own?.values[name] ?? profile[name]
        return (
          <>
            <NameFields values={own && !own.done ? own.values : ({ ...profile } as never)} answer={own} />
            <EmailField
              label={m.ui_email()}
              name="email"
              icon="mail"
              optional={!profile.email}
              defaultValue={typed('email')}
              error={problemOf(own, 'email')}
            />
            {changed === 'email' && proof}
            <ProofField answer={own} name="email_code" />
            <MobileField
              label={m.account_mobile()}
              name="mobile"
              optional={!profile.mobile}
              defaultValue={typed('mobile')}
              error={problemOf(own, 'mobile')}
            />
            {changed === 'mobile' && proof}
            <ProofField answer={own} name="code" />
          </>
        )
      }}
    </AccountForm>
  )
}

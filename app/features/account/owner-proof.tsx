import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'

/** Of a profile, how its owner shows that it is theirs. */
export interface Owner {
  email: string
  mobile: string
  has_password: boolean
}

/** Keeps a number or an e-mail address in one piece, from left to right, within a sentence of any direction. */
const isolate = (text: string): string => `\u2066${text}\u2069`

/** A code to the owner is on its way, or was typed already. */
const takesCode = ({ has_password }: Owner, answer: FormAnswer | undefined): boolean =>
  Boolean(answer && !answer.done && (answer.problems.identity_code || answer.values.identity_code)) ||
  !has_password

/** Shows who changes something to be the owner of the account: the current password, or a code that was sent to them. */
export const OwnerProofField = ({
  owner,
  answer,
  name = 'current_password',
}: {
  owner: Owner
  answer: FormAnswer | undefined
  name?: 'current_password' | 'password'
}) => {
  if (!takesCode(owner, answer)) {
    return (
      <TextField
        label={m.account_current_password()}
        hint={m.account_current_password_hint()}
        name={name}
        type="password"
        icon="lock"
        autoComplete="current-password"
        maxLength={200}
        error={problemOf(answer, name)}
      />
    )
  }
  const problem = answer?.problems.identity_code
  if (!problem && !answer?.values.identity_code) return null
  const contact = isolate(owner.mobile || owner.email)
  return (
    <TextField
      label={m.account_identity_code()}
      name="identity_code"
      defaultValue={answer?.values.identity_code}
      icon="lock"
      latin
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={
        problem === 'code_required'
          ? m.account_identity_code_sent_to({ contact })
          : problemOf(answer, 'identity_code')
      }
    />
  )
}

/** Has a code sent in the place of the password, and again when it did not come. */
export const CodeInstead = ({ owner, answer }: { owner: Owner; answer: FormAnswer | undefined }) => {
  const isAgain = takesCode(owner, answer)
  if (isAgain && !answer?.problems.identity_code && !answer?.values.identity_code) return null
  return (
    <Button type="submit" name="instead" value="code" variant="text">
      {isAgain ? m.account_resend() : m.account_code_instead()}
    </Button>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { EmailField } from '#app/ui/forms/text-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** What asking for a link came to, in the shop's words. */
export interface LinkAnswer {
  sent: string | null
  refused: string | null
  email: string
}

interface Props {
  xsrf: string
  answer?: FormAnswer
}

/** Chooses a new password by the link of a mail. */
export const ResetScreen = ({ xsrf, answer }: Props) => (
  <AuthFrame icon="lock" title={m.account_new_password()} lead={m.account_reset_lead()}>
    <AccountForm intent="reset" xsrf={xsrf} answer={answer} submit={m.account_reset()} full>
      {(own) => <NewPasswordField label={m.account_new_password()} error={problemOf(own, 'password')} />}
    </AccountForm>
  </AuthFrame>
)

/** Asks for a link, where there is no script for the modal, and again after one ran out. */
export const AskForLinkScreen = ({ xsrf, answer, link }: Props & { link?: LinkAnswer }) => (
  <AuthFrame icon="mail" title={m.account_forgot_title()} lead={m.account_forgot_text()}>
    {link?.sent ? (
      <Notice tone="success" title={m.account_sent_title()} live>
        {link.sent}
      </Notice>
    ) : (
      <AccountForm
        intent="ask"
        xsrf={xsrf}
        answer={answer && { ...answer, intent: 'ask' }}
        submit={m.account_send()}
        full
      >
        {() => (
          <EmailField
            label={m.account_forgot_email()}
            name="customers_email_address"
            icon="mail"
            required
            defaultValue={link?.email}
            error={link?.refused}
          />
        )}
      </AccountForm>
    )}
  </AuthFrame>
)

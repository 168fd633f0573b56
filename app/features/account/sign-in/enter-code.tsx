import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { CodeField, ResendCode } from '#app/shared/account/code-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import styles from './sign-in.module.css'

interface EnterCodeProps {
  xsrf: string
  answer: FormAnswer
  /** what was typed before and goes along with the code */
  carry: readonly string[]
  /** beside asking for another code: the way to another number or e-mail address */
  other: ReactNode
}

/** Of what was typed before, what goes along unseen. */
export const Carried = ({ answer, carry }: Pick<EnterCodeProps, 'answer' | 'carry'>) =>
  carry.map((name) => <input key={name} type="hidden" name={name} value={answer.values[name] ?? ''} />)

/** The six digits that were sent, and what to do when they did not come. */
export const EnterCode = ({ xsrf, answer, carry, other }: EnterCodeProps) => (
  <>
    <AccountForm intent="verify" xsrf={xsrf} answer={answer} submit={m.account_confirm_code()} full>
      {(own) => (
        <>
          <Carried answer={answer} carry={carry} />
          <CodeField error={problemOf(own, 'code')} />
        </>
      )}
    </AccountForm>
    <div className={styles.row}>
      <ResendCode seconds={answer.resendAfter ?? 0} cause={answer} className={styles.resend}>
        <input type="hidden" name="_xsrf" value={xsrf} />
        <Carried answer={answer} carry={carry} />
      </ResendCode>
      {other}
    </div>
  </>
)

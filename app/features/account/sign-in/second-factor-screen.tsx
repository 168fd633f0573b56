import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { CodeField } from '#app/shared/account/code-field.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ChallengeAnswer, SecondFactorMethod } from '#store-api/contract/security.ts'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import styles from './sign-in.module.css'

export type Way = SecondFactorMethod

interface SecondFactorScreenProps {
  /** the one that is asked for */
  way: Way
  /** all that this account has */
  ways: Way[]
  /** what the browser asks its passkeys with */
  passkey: ChallengeAnswer['passkey']
  to: string
  xsrf: string
  answer?: FormAnswer
}

const WAYS: Record<Way, { lead: () => string; link: () => string; icon: IconName }> = {
  totp: { lead: m.account_second_lead_app, link: m.account_second_use_app, icon: 'devices' },
  passkey: { lead: m.account_second_lead_passkey, link: m.account_second_use_passkey, icon: 'lock' },
  recovery_code: {
    lead: m.account_second_lead_recovery,
    link: m.account_second_use_recovery,
    icon: 'receipt_long',
  },
}

const pathOf = (way: Way, to: string): string =>
  `${href('/second-factor')}?${new URLSearchParams({ by: way, ...(to && { to }) })}`

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. Codes need no script. */
export const SecondFactorScreen = ({ way, ways, passkey, to, xsrf, answer }: SecondFactorScreenProps) => (
  <AuthFrame
    icon="lock"
    title={m.account_second_title()}
    lead={WAYS[way].lead()}
    after={
      <ShopLink
        to={`${href('/signin')}?${new URLSearchParams({ method: 'password', ...(to && { to }) })}`}
        replace
        className={styles.link}
      >
        {m.account_second_other_account()}
      </ShopLink>
    }
  >
    {way === 'passkey' && passkey && <PasskeyForm options={passkey} xsrf={xsrf} answer={answer} />}
    {way === 'totp' && (
      <AccountForm intent="code" xsrf={xsrf} answer={answer} submit={m.account_confirm_code()} full>
        {(own) => <CodeField error={problemOf(own, 'code')} />}
      </AccountForm>
    )}
    {way === 'recovery_code' && (
      <AccountForm intent="recovery_code" xsrf={xsrf} answer={answer} submit={m.account_confirm_code()} full>
        {(own) => (
          <TextField
            label={m.account_second_recovery_code()}
            name="recovery_code"
            icon="lock"
            latin
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
            autoFocus
            error={problemOf(own, 'recovery_code')}
          />
        )}
      </AccountForm>
    )}
    {ways
      .filter((other) => other !== way)
      .map((other) => (
        <Button
          key={other}
          variant="outlined"
          full
          icon={WAYS[other].icon}
          render={<ShopLink to={pathOf(other, to)} replace viewTransition={false} />}
        >
          {WAYS[other].link()}
        </Button>
      ))}
  </AuthFrame>
)

import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './own-data.module.css'

interface OwnDataProps {
  hasPassword: boolean
  xsrf: string
  answer?: FormAnswer
}

/** A copy of everything, or the end of it. */
export const OwnData = ({ hasPassword, xsrf, answer }: OwnDataProps) => (
  <div className={styles.data}>
    <div>
      <Button variant="tonal" icon="download" render={<a href="/wp-json/ghab/v1/customer/export" download />}>
        {m.account_export()}
      </Button>
    </div>
    <Disclosure title={m.account_delete()} defaultOpen={answer?.intent === 'delete'}>
      <AccountForm intent="delete" xsrf={xsrf} answer={answer} submit={m.account_delete()} variant="danger">
        {(own) => (
          <>
            <p className={styles.text}>{m.account_delete_text()}</p>
            {hasPassword && (
              <TextField
                label={m.account_password()}
                name="password"
                type="password"
                icon="lock"
                autoComplete="current-password"
                maxLength={200}
                error={problemOf(own, 'password')}
              />
            )}
            <Checkbox name="confirm" label={m.account_delete_confirm()} error={problemOf(own, 'confirm')} />
          </>
        )}
      </AccountForm>
    </Disclosure>
  </div>
)

import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './own-data.module.css'
import { CodeInstead, type Owner, OwnerProofField } from './owner-proof.tsx'

interface OwnDataProps {
  profile: Owner
  xsrf: string
  answer?: FormAnswer
}

/** A copy of everything, or the end of it. */
export const OwnData = ({ profile, xsrf, answer }: OwnDataProps) => {
  const mine = answer?.intent === 'delete' ? answer : undefined
  return (
    <div className={styles.data}>
      <div>
        <Button
          variant="tonal"
          icon="download"
          render={<a href="/wp-json/ghab/v1/customer/export" download />}
        >
          {m.account_export()}
        </Button>
      </div>
      <Disclosure title={m.account_delete()} defaultOpen={mine !== undefined}>
        <AccountForm
          intent="delete"
          xsrf={xsrf}
          answer={answer}
          submit={m.account_delete()}
          variant="danger"
          beside={<CodeInstead owner={profile} answer={mine} />}
        >
          {(own) => (
            <>
              <p className={styles.text}>{m.account_delete_text()}</p>
              <OwnerProofField owner={profile} answer={own} name="password" />
              <Checkbox
                name="confirm"
                label={m.account_delete_confirm()}
                defaultChecked={own?.values.confirm === 'on'}
                error={problemOf(own, 'confirm')}
              />
            </>
          )}
        </AccountForm>
      </Disclosure>
    </div>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './name-fields.module.css'

interface NameFieldsProps {
  values?: Record<string, string>
  answer?: FormAnswer
}

export const NameFields = ({ values, answer }: NameFieldsProps) => (
  <div className={styles.names}>
    <TextField
      label={m.account_first_name()}
      name="first_name"
      autoComplete="given-name"
      required
      maxLength={100}
      defaultValue={values?.first_name}
      error={problemOf(answer, 'first_name')}
    />
    <TextField
      label={m.account_last_name()}
      name="last_name"
      autoComplete="family-name"
      required
      maxLength={100}
      defaultValue={values?.last_name}
      error={problemOf(answer, 'last_name')}
    />
  </div>
)

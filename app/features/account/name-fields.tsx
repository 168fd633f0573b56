import { m } from '#app/messages/paraglide/messages.js'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type FormAnswer, problemOf } from './form-answer.ts'
import styles from './name-fields.module.css'

const NAMES = [
  { name: 'first_name', label: m.ui_first_name, autoComplete: 'given-name' },
  { name: 'last_name', label: m.ui_last_name, autoComplete: 'family-name' },
]

interface NameFieldsProps {
  values?: Record<string, string>
  answer?: FormAnswer
}

export const NameFields = ({ values, answer }: NameFieldsProps) => (
  <div className={styles.names}>
    {NAMES.map(({ name, label, autoComplete }) => (
      <TextField
        key={name}
        label={label()}
        name={name}
        autoComplete={autoComplete}
        required
        maxLength={100}
        defaultValue={values?.[name]}
        error={problemOf(answer, name)}
      />
    ))}
  </div>
)

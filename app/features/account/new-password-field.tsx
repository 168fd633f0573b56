import { useState } from 'react'
import { m } from '../../messages/paraglide/messages.js'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './new-password-field.module.css'
import { strengthOf } from './password-strength.ts'

const WORDS = [
  () => '',
  m.account_strength_1,
  m.account_strength_2,
  m.account_strength_3,
  m.account_strength_4,
]

/** A password to be chosen, with a hint how good it is. */
export const NewPasswordField = ({ label, error }: { label: string; error?: string }) => {
  const [strength, setStrength] = useState(0)
  const word = WORDS[strength]?.() ?? ''
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        hint={m.account_password_hint()}
        name="password"
        type="password"
        icon="lock"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
        error={error}
        onChange={({ currentTarget }) => setStrength(strengthOf(currentTarget.value))}
      />
      <div className={styles.strength} data-strength={strength} aria-hidden={strength === 0}>
        <span className={styles.bars}>
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} data-on={bar <= strength} />
          ))}
        </span>
        <span role="status" className={styles.word}>
          {word && (
            <>
              <span className="visually-hidden">{m.account_strength({ strength: word })}</span>
              <span aria-hidden="true">{word}</span>
            </>
          )}
        </span>
      </div>
    </div>
  )
}

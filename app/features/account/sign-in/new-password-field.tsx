import { useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { ownWords } from '#common/own-words.ts'
import styles from './new-password-field.module.css'
import { strengthOf } from './password-strength.ts'

const WORDS = [
  () => '',
  m.account_strength_1,
  m.account_strength_2,
  m.account_strength_3,
  m.account_strength_4,
]

interface NewPasswordFieldProps {
  label: string
  /** what the store says of the one that was sent */
  error?: string
  /** what everybody knows of its owner: names, contacts, the shop */
  known?: readonly string[]
}

/** Fields of a sign-up that say who somebody is. */
const TYPED = ['first_name', 'last_name', 'email']

const typedIn = (form: HTMLFormElement | null): string[] =>
  TYPED.flatMap((name) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [field.value] : []
  })

/** A password to be chosen, with a hint how good it is; one that the store has refused is weak. */
export const NewPasswordField = ({ label, error, known = [] }: NewPasswordFieldProps) => {
  const [typed, setTyped] = useState<{ strength: number; error?: string }>({ strength: 0 })
  const isRefused = error !== undefined && typed.error !== error
  const strength = isRefused ? Math.min(typed.strength, 1) : typed.strength
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
        onChange={({ currentTarget: { value, form } }) =>
          setTyped({ strength: strengthOf(value, ownWords([...known, ...typedIn(form)])), error })
        }
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

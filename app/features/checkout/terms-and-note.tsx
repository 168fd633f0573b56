import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import type { CheckoutValues } from './checkout-form.ts'
import styles from './terms-and-note.module.css'

interface Props {
  values: CheckoutValues
  termsPageId: number
  problem?: string
}

export const TermsAndNote = ({ values, termsPageId, problem }: Props) => {
  const [before, after] = m.checkout_terms({ link: '\u0000' }).split('\u0000')
  return (
    <section className={styles.section}>
      <label className={styles.label} htmlFor="customer_note">
        {m.checkout_note_label()} <span className={styles.optional}>({m.checkout_optional()})</span>
      </label>
      <textarea
        id="customer_note"
        name="customer_note"
        rows={3}
        maxLength={2000}
        defaultValue={values.note}
        className={styles.note}
      />
      {termsPageId > 0 && (
        <>
          <label className={styles.terms}>
            <input
              type="checkbox"
              name="terms"
              defaultChecked={values.terms}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'terms-problem' : undefined}
            />
            <span>
              {before}
              <a href={href('/page/:id', { id: String(termsPageId) })} target="_blank" rel="noreferrer">
                {m.checkout_terms_link()}
              </a>
              {after}
            </span>
          </label>
          {problem && (
            <p id="terms-problem" className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </section>
  )
}

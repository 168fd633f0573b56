import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import styles from './receipt-form.module.css'

interface ReceiptFormProps {
  busy: boolean
  /** the picture that was sent was not accepted */
  refused: boolean
  /** hidden fields */
  children: ReactNode
}

/** Sends the picture of a bank transfer's receipt to the page's own action, as `receipt`. */
export const ReceiptForm = ({ busy, refused, children }: ReceiptFormProps) => (
  <Form method="post" encType="multipart/form-data" className={styles.receipt}>
    {children}
    <h2>{m.checkout_receipt_title()}</h2>
    <p>{m.checkout_receipt_text()}</p>
    <label htmlFor="receipt">{m.checkout_receipt_file()}</label>
    <input id="receipt" type="file" name="receipt" accept="image/*" required />
    {refused && (
      <p role="alert" className={styles.problem}>
        {m.checkout_receipt_error()}
      </p>
    )}
    <button type="submit" name="intent" value="receipt" className={styles.send} disabled={busy}>
      {m.checkout_receipt_send()}
    </button>
  </Form>
)

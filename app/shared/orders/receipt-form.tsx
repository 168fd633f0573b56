import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { ActionFailure } from '../forms/send-failure.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import styles from './receipt-form.module.css'

interface ReceiptFormProps {
  busy: boolean
  /** the picture that was sent was not accepted */
  refused: boolean
  /** hidden fields */
  children: ReactNode
}

/** Sends the picture of a bank transfer's receipt to the page's own action, as `receipt`. */
export const ReceiptForm = ({ busy, refused, children }: ReceiptFormProps) => {
  const [isShrinking, setShrinking] = useState(false)
  return (
    <Card as="section" raised>
      <Form method="post" encType="multipart/form-data" className={styles.receipt}>
        {children}
        <h2>{m.orders_receipt_title()}</h2>
        <p>{m.orders_receipt_text()}</p>
        <PictureField
          label={m.orders_receipt_file()}
          error={refused && <span role="alert">{m.orders_receipt_error()}</span>}
          name="receipt"
          accept="image/*"
          required
          onShrinking={setShrinking}
        />
        <ActionFailure intent="receipt" />
        <Button
          type="submit"
          name="intent"
          value="receipt"
          variant="tonal"
          className={styles.send}
          loading={busy || isShrinking}
        >
          {m.orders_receipt_send()}
        </Button>
      </Form>
    </Card>
  )
}

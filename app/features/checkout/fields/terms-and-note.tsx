import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { TextArea } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { CheckoutValues } from '../form/checkout-form.ts'
import styles from './terms-and-note.module.css'

interface TermsAndNoteProps {
  values: CheckoutValues
  termsPageId: number
  problem?: string
}

const Agreement = ({ pageId }: { pageId: number }) => {
  const [before, after] = m.checkout_terms({ link: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <a
        href={href('/page/:id', { id: String(pageId) })}
        className={styles.link}
        target="_blank"
        rel="noreferrer"
      >
        {m.checkout_terms_link()}
      </a>
      {after}
    </>
  )
}

export const TermsAndNote = ({ values, termsPageId, problem }: TermsAndNoteProps) => (
  <Card as="section" raised stack>
    <TextArea
      id="customer_note"
      name="customer_note"
      label={m.orders_note()}
      optional
      rows={3}
      maxLength={2000}
      defaultValue={values.note}
    />
    {termsPageId > 0 && (
      <Checkbox
        id="terms"
        name="terms"
        label={<Agreement pageId={termsPageId} />}
        defaultChecked={values.terms}
        error={problem}
      />
    )}
  </Card>
)

import { type FormEvent, useState } from 'react'
import { StoreError } from '../../../store-api/client/store-client.ts'
import { m } from '../../messages/paraglide/messages.js'
import { browserStore } from '../../shop/store-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { checkReview, type ReviewErrors, type ReviewInput, refusedReview } from './review-errors.ts'
import styles from './review-form.module.css'
import { StarField } from './star-field.tsx'

type State =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; fields: ReviewErrors; form: string | null }
  | { kind: 'sent'; waits: boolean }

const readForm = (form: HTMLFormElement): ReviewInput & { website: string } => {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    rating: Number(text('rating')),
    review: text('review'),
    reviewer: text('reviewer').trim(),
    reviewer_email: text('reviewer_email').trim(),
    website: text('website'),
  }
}

const useSubmit = (productId: number) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const refuse = (form: HTMLFormElement, fields: ReviewErrors, text: string | null) => {
    setState({ kind: 'refused', fields, form: text })
    const first = Object.keys(fields)[0]
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = readForm(form)
    const errors = checkReview(input)
    if (Object.keys(errors).length > 0) return refuse(form, errors, null)
    setState({ kind: 'sending' })
    try {
      const { status } = await browserStore().writeReview({ product_id: productId, ...input })
      setState({ kind: 'sent', waits: status !== 'approved' })
    } catch (error) {
      const failure = error instanceof StoreError ? error : { status: 500, params: {} }
      const { fields, form: text } = refusedReview(failure)
      refuse(form, fields, text)
    }
  }
  return { state, submit }
}

interface ReviewFormProps {
  productId: number
  onClose: () => void
}

/** What is typed stays in the fields until the store has taken it. */
export const ReviewForm = ({ productId, onClose }: ReviewFormProps) => {
  const { state, submit } = useSubmit(productId)
  if (state.kind === 'sent') {
    return (
      <Notice tone="success" title={m.product_review_thanks()} live>
        {state.waits ? m.product_review_waits() : m.product_review_published()}
      </Notice>
    )
  }
  const errors = state.kind === 'refused' ? state.fields : {}
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h3 className={styles.formTitle}>{m.product_write_review()}</h3>
      <StarField error={errors.rating} />
      <TextArea
        label={m.product_review_text()}
        name="review"
        maxLength={5000}
        required
        error={errors.review}
      />
      <div className={styles.pair}>
        <TextField
          label={m.product_review_name()}
          name="reviewer"
          autoComplete="name"
          maxLength={100}
          required
          error={errors.reviewer}
        />
        <TextField
          label={m.product_review_email()}
          hint={m.product_review_email_hint()}
          name="reviewer_email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.reviewer_email}
        />
      </div>
      <label className={styles.trap} aria-hidden>
        {m.product_review_leave_empty()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {state.kind === 'refused' && state.form && (
        <Notice tone="error" live>
          {state.form}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" icon="send" loading={state.kind === 'sending'}>
          {m.product_review_send()}
        </Button>
        <Button variant="text" onClick={onClose}>
          {m.product_review_cancel()}
        </Button>
      </div>
    </form>
  )
}

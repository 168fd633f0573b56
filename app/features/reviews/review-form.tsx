import { type FormEvent, type ReactNode, useState } from 'react'
import { reviewPhotos } from '#app/device/forms/review-photos.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { acceptForm } from '#app/shared/forms/form-draft.ts'
import { SendFailure } from '#app/shared/forms/send-failure.tsx'
import { refusalProblem, type SendProblem } from '#app/shared/forms/send-form.ts'
import { useOfflineForm } from '#app/shared/forms/use-offline-form.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { RatingInput } from '#app/ui/forms/rating-input.tsx'
import { EmailField, NameField, TextArea } from '#app/ui/forms/text-field.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { StoreError } from '#store-api/client/store-client.ts'
import type { ReviewRights } from '#store-api/contract/reviews.ts'
import { PhotoField } from './photo-field.tsx'
import { checkReview, type ReviewErrors, refusedReview } from './review-errors.ts'
import styles from './review-form.module.css'
import { type ReviewAnswer, readPhotos, readReview, reviewDraft } from './review-input.ts'
import { takeFocus } from './take-focus.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; unsent?: SendProblem }
  | { kind: 'unsent'; unsent: SendProblem }
  | { kind: 'refused'; fields: ReviewErrors; form: string | null }
  | { kind: 'sent'; waits: boolean }

const startState = (answer?: ReviewAnswer): State => {
  if (!answer) return { kind: 'idle' }
  if ('sent' in answer) return { kind: 'sent', waits: answer.sent !== 'approved' }
  return { kind: 'refused', ...refusedReview(answer.failure) }
}

const useSubmit = (productId: number, answer?: ReviewAnswer) => {
  const [state, setState] = useState(() => startState(answer))
  const name = reviewDraft(productId)
  const { form: ref, later } = useOfflineForm(name)
  const refuse = (form: HTMLFormElement, fields: ReviewErrors, text: string | null) => {
    setState({ kind: 'refused', fields, form: text })
    const first = Object.keys(fields)[0]
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const input = readReview(data)
    const errors = checkReview(input)
    if (Object.keys(errors).length > 0) return refuse(form, errors, null)
    setState((before) => ({ kind: 'sending', ...('unsent' in before && { unsent: before.unsent }) }))
    try {
      const { status } = await browserStore().writeReview(
        { product_id: productId, ...input },
        readPhotos(data),
      )
      acceptForm(name)
      void reviewPhotos.write(productId, [])
      setState({ kind: 'sent', waits: status !== 'approved' })
    } catch (error) {
      const failure = error instanceof StoreError ? error : { status: 500, code: '', params: {} }
      const unsent = refusalProblem(failure)
      if (!unsent) {
        const { fields, form: text } = refusedReview(failure)
        return refuse(form, fields, text)
      }
      setState({ kind: 'unsent', unsent })
      // a device that cannot keep files has lost them when the page is loaded again
      if (unsent === 'offline' && readPhotos(data).length === 0) later.wait()
    }
  }
  return { ref, state, submit, later }
}

/** The form was taller than what takes its place. */
const bringHere = (sent: HTMLElement | null) => sent?.scrollIntoView({ block: 'center' })

interface ReviewFormProps {
  productId: number
  /** of who is signed in */
  rights: ReviewRights | null
  /** on a screen of its own: what a form without script needs, and what came of it */
  plain?: { xsrf: string; answer?: ReviewAnswer }
  /** inside another screen */
  onClose?: () => void
  /** it was opened by a button that is gone */
  takesFocus?: boolean
  /** where to go on once it is sent */
  after?: ReactNode
}

/** What is typed stays in the fields until the store has taken it. */
export const ReviewForm = ({ productId, rights, plain, onClose, takesFocus, after }: ReviewFormProps) => {
  const { ref, state, submit, later } = useSubmit(productId, plain?.answer)
  const [isShrinking, setShrinking] = useState(false)
  if (state.kind === 'sent') {
    return (
      <div ref={bringHere}>
        <Notice tone="success" title={m.product_review_thanks()} actions={after} live>
          {state.waits ? m.product_review_waits() : m.product_review_published()}
        </Notice>
      </div>
    )
  }
  const errors = state.kind === 'refused' ? state.fields : {}
  const typed = plain?.answer && 'values' in plain.answer ? plain.answer.values : null
  const named = typed ?? rights
  return (
    <form
      ref={ref}
      method="post"
      encType={rights?.photos ? 'multipart/form-data' : undefined}
      className={cx(styles.form, onClose && styles.inside)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {plain && <input type="hidden" name="_xsrf" value={plain.xsrf} />}
      {onClose && (
        <h3 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.formTitle}>
          {m.product_write_review()}
        </h3>
      )}
      <RatingInput
        legend={m.product_review_rating()}
        name="rating"
        defaultValue={typed?.rating}
        error={errors.rating}
      />
      <TextArea
        label={m.product_review_text()}
        name="review"
        rows={5}
        maxLength={5000}
        defaultValue={typed?.review}
        required
        error={errors.review}
      />
      {(rights?.photos || errors.photos) && (
        <PhotoField
          productId={productId}
          error={errors.photos}
          hint={typed ? m.reviews_photos_again() : undefined}
          onShrinking={setShrinking}
        />
      )}
      <div className={styles.pair}>
        <NameField
          required
          label={m.ui_name()}
          name="reviewer"
          defaultValue={named?.reviewer}
          error={errors.reviewer}
        />
        <EmailField
          label={m.ui_email()}
          hint={m.ui_email_hidden()}
          name="reviewer_email"
          defaultValue={named?.reviewer_email}
          required
          error={errors.reviewer_email}
        />
      </div>
      <Honeypot />
      {state.kind === 'refused' && state.form && (
        <Notice tone="error" live>
          {state.form}
        </Notice>
      )}
      <SendFailure
        problem={'unsent' in state ? state.unsent : undefined}
        busy={state.kind === 'sending'}
        later={later}
      />
      <Row>
        <Button type="submit" icon="send" loading={isShrinking || state.kind === 'sending'}>
          {m.product_review_send()}
        </Button>
        {onClose && (
          <Button variant="text" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        )}
      </Row>
    </form>
  )
}

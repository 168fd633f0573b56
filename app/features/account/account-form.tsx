import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useFormDraft } from '#app/shared/forms/use-form-draft.ts'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import styles from './account-form.module.css'
import { type FormAnswer, failureOf } from './form-answer.ts'

interface AccountFormProps {
  intent: string
  xsrf: string
  /** of the screen's action; shown when it is this form's */
  answer?: FormAnswer
  submit: ReactNode
  /** said once it is done */
  done?: string
  /** of the button */
  variant?: 'filled' | 'tonal' | 'danger'
  full?: boolean
  upload?: boolean
  /** what it holds is not ready to be sent yet */
  waits?: boolean
  /** what was typed stays after it is done */
  keep?: boolean
  /** what is typed is kept on the device under this name; `ofRecord` when the shop holds what the form shows */
  draft?: { name: string; ofRecord?: boolean }
  /** beside the button */
  beside?: ReactNode
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** A form of the account: says what came of it, takes the shopper to the first wrong field, works without script. */
export const AccountForm = ({
  intent,
  xsrf,
  answer: anyAnswer,
  submit,
  done,
  variant = 'filled',
  full,
  upload,
  waits = false,
  keep,
  draft: kept,
  beside,
  children,
}: AccountFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const editedSinceSent = useRef(false)
  const answer = anyAnswer?.intent === intent ? anyAnswer : undefined
  // what is done shows when the page has what came of it
  const isSending = useSending(answer?.done ? null : answer) === intent
  const isDone = answer?.done === true && !isSending
  useLayoutEffect(() => {
    if (isDone && !keep && !editedSinceSent.current) form.current?.reset()
  }, [isDone, keep])
  const draft = useFormDraft(form, kept?.name, kept)
  useEffect(() => {
    if (isDone) draft.current?.accept()
  }, [isDone, draft])
  useLayoutEffect(() => {
    if (answer && !answer.done) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <Form
      ref={form}
      method="post"
      encType={upload ? 'multipart/form-data' : undefined}
      className={styles.form}
      preventScrollReset
      noValidate
      onInput={() => {
        editedSinceSent.current = true
      }}
      onSubmit={() => {
        editedSinceSent.current = false
      }}
    >
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name="intent" value={intent} />
      {/* goes away while it is tried again, so that the same answer is read out again */}
      {answer?.failure && !isSending && (
        <Notice tone="error" live>
          {failureOf(answer.failure)}
        </Notice>
      )}
      {isDone && done && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      {children(answer)}
      <ActionFailure intent={intent} />
      <Row loose className={full ? styles.full : undefined}>
        <Button
          type="submit"
          variant={variant}
          size={full ? 'large' : 'medium'}
          full={full}
          loading={isSending || waits}
        >
          {submit}
        </Button>
        {beside}
      </Row>
    </Form>
  )
}

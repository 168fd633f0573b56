import { type FormEvent, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { acceptForm } from '#app/shared/forms/form-draft.ts'
import { SendFailure } from '#app/shared/forms/send-failure.tsx'
import { refusalProblem, type SendProblem } from '#app/shared/forms/send-form.ts'
import { useOfflineForm } from '#app/shared/forms/use-offline-form.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { EmailField, NameField, TextArea } from '#app/ui/forms/text-field.tsx'
import { isEmail } from '#common/email.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { CommentRequest } from '#store-api/contract/content.ts'
import styles from './comment-form.module.css'

type Field = 'content' | 'author_name' | 'author_email'
type Problems = Partial<Record<Field, string>>

const PROBLEMS: Record<Field, () => string> = {
  content: m.content_comment_needs_text,
  author_name: m.content_needs_name,
  author_email: m.ui_invalid_email,
}
const FIELDS = Object.keys(PROBLEMS) as Field[]

type Input = Pick<CommentRequest, Field> & { website: string }

const read = (form: HTMLFormElement): Input => {
  const given = new FormData(form)
  const text = (name: string) => String(given.get(name) ?? '').trim()
  return {
    content: text('content'),
    author_name: text('author_name'),
    author_email: text('author_email'),
    website: text('website'),
  }
}

const problemsOf = (wrong: (field: Field) => boolean): Problems =>
  Object.fromEntries(FIELDS.filter(wrong).map((field) => [field, PROBLEMS[field]()]))

const check = (input: Input): Problems =>
  problemsOf((field) => (field === 'author_email' ? !isEmail(input[field]) : !input[field]))

const failureText = ({ status }: StoreError): string => {
  switch (status) {
    case 403:
      return m.content_comments_closed()
    case 409:
      return m.content_comment_duplicate()
    case 429:
      return m.content_comment_throttled()
    default:
      return m.content_comment_failed()
  }
}

type State =
  | { kind: 'open' | 'sending'; problems: Problems; failure: string | null; unsent?: SendProblem }
  | { kind: 'sent'; waits: boolean }

const asIs = { kind: 'open', problems: {}, failure: null } satisfies State

/** A reader's own words; what is typed stays until the shop has taken it. */
export const CommentForm = ({ post }: { post: number }) => {
  const [state, setState] = useState<State>(asIs)
  const name = `comment/${post}`
  const { form: ref, later } = useOfflineForm(name)
  if (state.kind === 'sent') {
    return (
      <Notice tone="success" title={m.content_comment_thanks()} live>
        {state.waits ? m.content_comment_waits() : m.content_comment_published()}
      </Notice>
    )
  }
  const refuse = (form: HTMLFormElement, problems: Problems, failure: string | null) => {
    setState({ kind: 'open', problems, failure })
    form.querySelector<HTMLElement>(`[name="${Object.keys(problems)[0]}"]`)?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = read(form)
    const problems = check(input)
    if (Object.keys(problems).length > 0) return refuse(form, problems, null)
    setState((before) => ({ ...asIs, ...('unsent' in before && { unsent: before.unsent }), kind: 'sending' }))
    try {
      const { status } = await browserStore().writeComment({ post, ...input })
      acceptForm(name)
      setState({ kind: 'sent', waits: status !== 'approved' })
    } catch (error) {
      const refusal = error instanceof StoreError ? error : new StoreError(500, {})
      const unsent = refusalProblem(refusal)
      if (unsent) {
        setState({ ...asIs, unsent })
        if (unsent === 'offline') later.wait()
        return
      }
      const named = problemsOf((field) => field in refusal.params)
      refuse(form, named, Object.keys(named).length ? null : failureText(refusal))
    }
  }
  const { problems, failure, unsent } = state
  return (
    <form ref={ref} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h3>{m.content_comment_write()}</h3>
      <noscript>
        <p>{m.content_comment_script()}</p>
      </noscript>
      <TextArea
        label={m.content_comment_text()}
        name="content"
        rows={4}
        maxLength={5000}
        required
        error={problems.content}
      />
      <div className={styles.pair}>
        <NameField required label={m.ui_name()} name="author_name" error={problems.author_name} />
        <EmailField
          label={m.ui_email()}
          hint={m.ui_email_hidden()}
          name="author_email"
          required
          error={problems.author_email}
        />
      </div>
      <Honeypot />
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <SendFailure problem={unsent} busy={state.kind === 'sending'} later={later} />
      <p className={styles.note}>{m.content_comment_note()}</p>
      <Button type="submit" icon="send" className={styles.send} loading={state.kind === 'sending'}>
        {m.content_comment_send()}
      </Button>
    </form>
  )
}

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { CodeField, ResendCode } from '#app/shared/account/code-field.tsx'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { maskedContact } from './masked-contact.ts'
import styles from './track-order.module.css'
import type { CodeAnswer, TrackQuery } from './track-order.tsx'

interface ProveContactProps {
  query: TrackQuery
  xsrf: string
  /** once a code was asked for */
  answer?: CodeAnswer
  /** the intent of the form that is on its way */
  sending: string | null
}

const FIELD_PROBLEMS: Partial<Record<NonNullable<CodeAnswer['problem']>, () => string>> = {
  wrong_code: m.account_problem_wrong_code,
  used_up: m.account_problem_used_up,
}

/** A sentence about the contact, which is shown in one piece whatever the direction of the text. */
const AboutContact = ({ text, contact }: { text: (contact: string) => string; contact: string }) => {
  const [before, after] = text('\u0000').split('\u0000')
  return (
    <p className={styles.lead}>
      {before}
      <bdi dir="ltr" className={styles.contact}>
        {digits(maskedContact(contact))}
      </bdi>
      {after}
    </p>
  )
}

const Carried = ({ query, xsrf, answer }: Omit<ProveContactProps, 'sending'>) => (
  <>
    <input type="hidden" name="_xsrf" value={xsrf} />
    <input type="hidden" name="number" value={query.number} />
    <input type="hidden" name="contact" value={query.contact} />
    {answer && (
      <>
        <input type="hidden" name="request" value={answer.request} />
        <input type="hidden" name="resend_at" value={answer.resendAt} />
      </>
    )}
  </>
)

const Failure = ({ problem }: Pick<CodeAnswer, 'problem'>) =>
  problem === 'throttled' || problem === 'failed' ? (
    <Notice tone="error" live>
      {problem === 'throttled' ? m.account_problem_throttled() : m.account_problem_failed()}
    </Notice>
  ) : null

const AskForCode = ({ sending, ...props }: ProveContactProps) => (
  <>
    <h2>{m.tracking_see_all()}</h2>
    <AboutContact text={(contact) => m.tracking_see_all_text({ contact })} contact={props.query.contact} />
    <Form method="post" className={styles.form} preventScrollReset>
      <Carried {...props} />
      <Failure problem={props.answer?.problem ?? null} />
      <ActionFailure intent="code" />
      <Button
        type="submit"
        name="intent"
        value="code"
        variant="tonal"
        size="large"
        full
        icon="lock"
        loading={sending === 'code'}
      >
        {m.account_send_code()}
      </Button>
    </Form>
  </>
)

const EnterCode = ({ query, xsrf, answer, sending }: ProveContactProps & { answer: CodeAnswer }) => {
  const form = useRef<HTMLFormElement>(null)
  const { problem } = answer
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <>
      <h2>{m.account_code_title()}</h2>
      <AboutContact text={(contact) => m.tracking_code_text({ contact })} contact={query.contact} />
      <Form ref={form} method="post" className={styles.form} preventScrollReset noValidate>
        <Carried {...{ query, xsrf, answer }} />
        <input type="hidden" name="intent" value="verify" />
        <Failure problem={problem} />
        <CodeField error={problem && FIELD_PROBLEMS[problem]?.()} />
        <ActionFailure intent="verify" />
        <Button type="submit" size="large" full loading={sending === 'verify'}>
          {m.orders_see_order()}
        </Button>
      </Form>
      <ResendCode seconds={answer.resendAfter} cause={answer} className={styles.resend}>
        <Carried {...{ query, xsrf, answer }} />
      </ResendCode>
    </>
  )
}

/** Who proves the contact of an order by a code sees all of it. */
export const ProveContact = ({ query, xsrf, answer, sending }: ProveContactProps) => (
  <Card as="section" raised stack className={styles.card}>
    <Avatar size="huge" tone="primary" className={styles.mark}>
      <Icon name={answer?.request ? 'chat' : 'lock'} size={28} />
    </Avatar>
    {answer?.request ? (
      <EnterCode {...{ query, xsrf, answer, sending }} />
    ) : (
      <AskForCode {...{ query, xsrf, answer, sending }} />
    )}
  </Card>
)

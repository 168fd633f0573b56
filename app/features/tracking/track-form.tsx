import { useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { FormFaults } from '#app/ui/forms/form-faults.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './track-order.module.css'
import type { TrackProblem, TrackQuery } from './track-order.tsx'

interface TrackFormProps {
  query: TrackQuery
  xsrf: string
  problems: TrackProblem[]
  /** the intent of the form that is on its way */
  sending: string | null
}

/** Asks for an order by its number and the contact it was placed with, which is written into no URL and no log. */
export const TrackForm = ({ query, xsrf, problems, sending }: TrackFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems.length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return (
    <Card raised stack className={styles.card}>
      <Avatar size="huge" tone="primary" className={styles.mark}>
        <Icon name="local_shipping" size={28} />
      </Avatar>
      <p className={styles.lead}>{m.tracking_text()}</p>
      <Form ref={form} method="post" action={href('/track-order')} className={styles.form} noValidate>
        <input type="hidden" name="_xsrf" value={xsrf} />
        {problems.includes('not_found') && (
          <FormFaults faults={[{ text: m.tracking_not_found() }]} refusal={problems} />
        )}
        <TextField
          label={m.orders_order_number()}
          name="number"
          latin
          required
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={query.number}
          error={problems.includes('number') && m.tracking_problem_number()}
        />
        <TextField
          label={m.tracking_contact()}
          name="contact"
          latin
          required
          maxLength={200}
          autoComplete="tel"
          defaultValue={query.contact}
          error={problems.includes('contact') && m.tracking_problem_contact()}
        />
        <ActionFailure intent="track" />
        <Button type="submit" name="intent" value="track" size="large" full loading={sending === 'track'}>
          {m.tracking_submit()}
        </Button>
      </Form>
    </Card>
  )
}

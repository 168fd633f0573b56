import { Form, href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Avatar } from '#app/ui/display/avatar.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './track-order.module.css'
import type { TrackProblem, TrackQuery } from './track-order.tsx'

interface TrackFormProps {
  query: TrackQuery
  problems: TrackProblem[]
}

/** An order is asked for by its number and what it was placed with. */
export const TrackForm = ({ query, problems }: TrackFormProps) => (
  <Card raised stack className={styles.card}>
    <Avatar size="huge" tone="primary" className={styles.mark}>
      <Icon name="local_shipping" size={28} />
    </Avatar>
    <p className={styles.lead}>{m.checkout_track_text()}</p>
    <Form method="get" action={href('/track-order')} className={styles.form} noValidate>
      {problems.includes('not_found') && (
        <Notice tone="error" live>
          {m.checkout_track_not_found()}
        </Notice>
      )}
      <TextField
        label={m.checkout_track_number()}
        name="number"
        latin
        required
        maxLength={30}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={query.number}
        error={problems.includes('number') && m.checkout_track_problem_number()}
      />
      <TextField
        label={m.checkout_track_contact()}
        name="contact"
        latin
        required
        maxLength={200}
        autoComplete="tel"
        defaultValue={query.contact}
        error={problems.includes('contact') && m.checkout_track_problem_contact()}
      />
      <Button type="submit" size="large" full>
        {m.checkout_track_submit()}
      </Button>
    </Form>
  </Card>
)

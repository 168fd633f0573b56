import { useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { type SendProblem, useUnsent } from './send-form.ts'
import { SEND_SECONDS, type SendLater } from './use-send-later.ts'

const TITLES: Record<SendProblem, () => string> = {
  offline: m.ui_offline_title,
  broken: m.ui_send_broken,
  slow: m.ui_send_slow,
  stale: m.ui_send_stale,
  throttled: m.ui_send_throttled,
  failed: m.ui_send_failed,
}

interface SendFailureProps {
  /** none: nothing is shown but what is about to be sent */
  problem: SendProblem | undefined
  /** of the button that sends again */
  intent?: string
  busy?: boolean
  /** for forms that are sent by themselves once there is a network */
  later?: SendLater
}

/** Beside the button of a form: why it did not get through, and what can be done; inside of the form. */
export const SendFailure = ({ problem, intent, busy, later }: SendFailureProps) => {
  if (later?.state === 'soon') return <Soon later={later} />
  const waits = later?.state === 'waiting'
  const shown = waits ? 'offline' : problem
  if (!shown) return null
  return (
    <Notice
      tone="error"
      title={TITLES[shown]()}
      live
      actions={
        <>
          <Button
            type="submit"
            size="small"
            variant="outlined"
            icon="refresh"
            loading={busy}
            {...(intent && { name: 'intent', value: intent })}
          >
            {m.ui_retry()}
          </Button>
          {waits && (
            <Button size="small" variant="text" onClick={later.cancel}>
              {m.ui_send_waits_not()}
            </Button>
          )}
        </>
      }
    >
      {waits ? m.ui_send_waits() : m.ui_send_kept()}
    </Notice>
  )
}

/**
 * {@link SendFailure} of a form that the router sends, while it is this one that did not get through.
 * @param intent of the form's button, where there are several forms on a screen
 * @param id what the form is about, where there are several of one intent
 */
export const ActionFailure = ({ intent, id }: { intent?: string; id?: string }) => {
  const unsent = useUnsent()
  const { state, formData } = useNavigation()
  if (!unsent || (intent !== undefined && intent !== unsent.intent)) return null
  if (id !== undefined && id !== unsent.id) return null
  const isSending = state !== 'idle' && String(formData?.get('intent') ?? '') === unsent.intent
  return <SendFailure problem={unsent.unsent} intent={unsent.intent} busy={isSending} />
}

const Soon = ({ later }: { later: SendLater }) => (
  <Notice
    title={m.ui_send_soon_title()}
    live
    actions={
      <>
        <Button type="submit" size="small" variant="outlined" icon="send">
          {m.ui_send_now()}
        </Button>
        <Button size="small" variant="text" onClick={later.cancel}>
          {m.ui_send_not()}
        </Button>
      </>
    }
  >
    {/* read out once, not with each second */}
    <span className="visually-hidden">{m.ui_send_soon({ seconds: formatNumber(SEND_SECONDS) })}</span>
    <span aria-hidden="true">{m.ui_send_soon({ seconds: formatNumber(later.seconds) })}</span>
  </Notice>
)

import { type FormEvent, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { DialogPanel } from '#app/ui/overlays/dialog-panel.tsx'
import { drawApart } from '#app/ui/overlays/draw-apart.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { AlertAnswer, AlertRequest } from '#store-api/contract/alerts.ts'
import styles from './alert-dialog.module.css'

type State =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'refused'; contact?: string; form?: string }
  | { kind: 'asked'; channel: AlertAnswer['channel'] }

const refusal = (error: unknown): State => {
  const { status, params } = error instanceof StoreError ? error : { status: 500, params: {} }
  if ('contact' in params) return { kind: 'refused', contact: m.product_alert_bad_contact() }
  if (status === 409) return { kind: 'refused', form: m.product_alert_in_stock() }
  if (status === 429) return { kind: 'refused', form: m.product_review_too_many() }
  return { kind: 'refused', form: status === 0 ? m.product_review_offline() : m.product_alert_failed() }
}

type Wish = Pick<AlertRequest, 'kind'> & { productId: number; name: string }

const useAsk = ({ productId, kind }: Wish) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const contact = String(form.get('contact') ?? '').trim()
    if (!contact) return setState({ kind: 'refused', contact: m.product_alert_bad_contact() })
    setState({ kind: 'sending' })
    try {
      const website = String(form.get('website') ?? '')
      const { channel } = await browserStore().askForAlert({ product_id: productId, kind, contact, website })
      setState({ kind: 'asked', channel })
    } catch (error) {
      setState(refusal(error))
    }
  }
  return { state, submit }
}

const AlertForm = ({ wish, onClose }: { wish: Wish; onClose: () => void }) => {
  const { state, submit } = useAsk(wish)
  if (state.kind === 'asked') {
    return (
      <div className={styles.form}>
        <Notice tone="success" title={m.product_alert_asked()} live>
          {state.channel === 'sms' ? m.product_alert_by_sms() : m.product_alert_by_mail()}
        </Notice>
        <Button full onClick={onClose}>
          {m.ui_ok()}
        </Button>
      </div>
    )
  }
  const refused: { contact?: string; form?: string } = state.kind === 'refused' ? state : {}
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        <ShopText>{wish.name}</ShopText>
      </p>
      <p className={styles.text}>
        {wish.kind === 'restock' ? m.product_alert_restock_text() : m.product_alert_price_text()}
      </p>
      <TextField
        label={m.product_alert_contact()}
        name="contact"
        latin
        autoComplete="on"
        maxLength={200}
        required
        error={refused.contact}
      />
      <Honeypot />
      {refused.form && (
        <Notice tone="error" live>
          {refused.form}
        </Notice>
      )}
      <Button type="submit" full icon="notifications" loading={state.kind === 'sending'}>
        {m.product_alert_send()}
      </Button>
    </form>
  )
}

const AlertDialog = ({ wish, onGone }: { wish: Wish; onGone: () => void }) => {
  const [open, setOpen] = useState(true)
  const title = wish.kind === 'restock' ? m.product_alert_restock() : m.product_alert_price()
  return (
    <DialogPanel open={open} onOpenChange={setOpen} onGone={onGone} title={title}>
      <AlertForm wish={wish} onClose={() => setOpen(false)} />
    </DialogPanel>
  )
}

/** Asks where to send the news; the dialog leaves by itself. */
export const showAlertDialog = (wish: Wish): void =>
  drawApart((onGone) => <AlertDialog wish={wish} onGone={onGone} />)

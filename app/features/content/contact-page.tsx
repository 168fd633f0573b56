import { useEffect } from 'react'
import { Form, href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { SendFailure } from '#app/shared/forms/send-failure.tsx'
import { type Unsent, useUnsent } from '#app/shared/forms/send-form.ts'
import { useOfflineForm } from '#app/shared/forms/use-offline-form.ts'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { EmailField, MobileField, NameField, TextArea } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { telHref } from '#common/phone.ts'
import { IDEMPOTENCY_FIELD } from '#store-api/contract/idempotency.ts'
import styles from './contact-page.module.css'

interface Values {
  name: string
  email: string
  phone: string
  message: string
}

export interface ContactAnswer {
  sent: boolean
  /** what was typed, to be shown again when it was not taken */
  values: Values | null
  /** names of the fields that were refused */
  problems: string[]
  failure: 'throttled' | 'failed' | null
}

const PROBLEMS: Record<string, () => string> = {
  name: m.content_needs_name,
  email: m.ui_invalid_email,
  message: m.content_contact_problem_message,
}

const WaysToReach = ({ phones }: { phones: string[] }) => {
  const settings = usePageSettings()
  const numbers = new Map(
    [settings.phone_no, ...phones].filter(Boolean).map((text) => [telHref(text) ?? text, text]),
  )
  if (numbers.size === 0 && !settings.contact_email && !settings.store_address) return null
  return (
    <Card as="dl" raised className={styles.ways}>
      {numbers.size > 0 && (
        <div>
          <dt>{m.content_phone()}</dt>
          {[...numbers].map(([key, text]) => (
            <dd key={key}>
              <a href={telHref(text)} dir="ltr">
                {digits(text)}
              </a>
            </dd>
          ))}
        </div>
      )}
      {settings.contact_email && (
        <div>
          <dt>{m.ui_email()}</dt>
          <dd>
            <a href={`mailto:${settings.contact_email}`} dir="ltr">
              {settings.contact_email}
            </a>
          </dd>
        </div>
      )}
      {settings.store_address && (
        <div>
          <dt>{m.content_address()}</dt>
          <dd>
            <ShopText>{settings.store_address}</ShopText>
          </dd>
        </div>
      )}
    </Card>
  )
}

/** Where the shop is: a map of another site, which is requested only when the visitor asks for it. */
const ShopMap = ({ url }: { url: string }) =>
  url ? (
    <iframe
      id="map"
      className={styles.map}
      src={url}
      title={m.content_map()}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  ) : (
    <div id="map" className={styles.mapOffer}>
      <p>{m.content_map_hint()}</p>
      <Button
        variant="tonal"
        icon="map"
        render={
          <ShopLink to={{ search: '?map=1', hash: '#map' }} reloadDocument prefetch="none" rel="nofollow" />
        }
      >
        {m.content_map_show()}
      </Button>
    </div>
  )

interface ContactPageProps {
  xsrf: string
  /** of the form as it was loaded: sent twice it counts once */
  idempotencyKey: string
  phones: string[]
  hasMap: boolean
  /** the URL of the map, '' until it is asked for */
  map: string
  answer?: ContactAnswer
}

interface ContactFormProps extends Pick<ContactPageProps, 'xsrf' | 'idempotencyKey' | 'answer'> {
  offline: Pick<ReturnType<typeof useOfflineForm>, 'form' | 'later'>
  unsent: Unsent | undefined
}

const ContactForm = ({
  xsrf,
  idempotencyKey,
  answer,
  offline: { form, later },
  unsent,
}: ContactFormProps) => {
  const isSending = useSending(answer) !== null
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer, form])
  const traits = (name: keyof Values) => ({
    id: name,
    name,
    defaultValue: answer?.values?.[name],
    error: answer?.problems.includes(name) && PROBLEMS[name]?.(),
  })
  return (
    <Form ref={form} method="post" action={href('/contact-us')} className={styles.form} noValidate>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <input type="hidden" name={IDEMPOTENCY_FIELD} value={idempotencyKey} />
      <input type="hidden" name="intent" value="contact" />
      <Honeypot />
      <NameField {...traits('name')} label={m.ui_name()} required />
      <EmailField {...traits('email')} label={m.ui_email()} required />
      <MobileField {...traits('phone')} label={m.content_phone()} optional />
      <TextArea
        {...traits('message')}
        label={m.content_contact_message()}
        required
        rows={5}
        maxLength={5000}
      />
      {answer?.failure && (
        <Notice tone="error" live>
          {answer.failure === 'throttled' ? m.content_contact_throttled() : m.content_contact_failed()}
        </Notice>
      )}
      <SendFailure problem={unsent?.unsent} busy={isSending} later={later} />
      <Button type="submit" icon="send" className={styles.send} loading={isSending}>
        {m.content_contact_send()}
      </Button>
    </Form>
  )
}

export const ContactPage = ({ xsrf, idempotencyKey, phones, hasMap, map, answer }: ContactPageProps) => {
  const unsent = useUnsent()
  const { draft, ...offline } = useOfflineForm('contact', unsent)
  useEffect(() => {
    if (answer?.sent) draft.current?.accept()
  }, [answer, draft])
  return (
    <div className={styles.page}>
      <header>
        <h1>{m.content_contact_title()}</h1>
        <p className={styles.lead}>{m.content_contact_text()}</p>
      </header>
      <WaysToReach phones={phones} />
      {answer?.sent ? (
        <Notice tone="success" live>
          {m.content_contact_sent()}
        </Notice>
      ) : (
        <Card raised>
          <ContactForm
            xsrf={xsrf}
            idempotencyKey={idempotencyKey}
            answer={answer}
            offline={offline}
            unsent={unsent}
          />
        </Card>
      )}
      {hasMap && <ShopMap url={map} />}
    </div>
  )
}

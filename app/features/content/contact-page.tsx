import { Form, href, Link, useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { useShop } from '#app/shared/settings/shop.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
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
  name: m.content_contact_problem_name,
  email: m.content_contact_problem_email,
  message: m.content_contact_problem_message,
}

const Problem = ({ name, answer }: { name: string; answer?: ContactAnswer }) =>
  answer?.problems.includes(name) ? (
    <p id={`${name}-problem`} role="alert" className={styles.problem}>
      {PROBLEMS[name]?.()}
    </p>
  ) : null

const WaysToReach = ({ phones }: { phones: string[] }) => {
  const shop = useShop()
  const numbers = new Map(
    [shop.phone_no, ...phones].filter(Boolean).map((text) => [text.replace(/[^\d+]/g, ''), text]),
  )
  if (numbers.size === 0 && !shop.contact_email && !shop.store_address) return null
  return (
    <dl className={styles.ways}>
      {numbers.size > 0 && (
        <div>
          <dt>{m.content_phone()}</dt>
          {[...numbers].map(([number, text]) => (
            <dd key={number}>
              <a href={`tel:${number}`} dir="ltr">
                {digits(text)}
              </a>
            </dd>
          ))}
        </div>
      )}
      {shop.contact_email && (
        <div>
          <dt>{m.content_email()}</dt>
          <dd>
            <a href={`mailto:${shop.contact_email}`} dir="ltr">
              {shop.contact_email}
            </a>
          </dd>
        </div>
      )}
      {shop.store_address && (
        <div>
          <dt>{m.content_address()}</dt>
          <dd>{shop.store_address}</dd>
        </div>
      )}
    </dl>
  )
}

/** Where the shop is: a map of somebody else's, which hears of the visitor only when it is asked for. */
const ShopMap = ({ address }: { address: string }) =>
  address ? (
    <iframe
      id="map"
      className={styles.map}
      src={address}
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
          <Link to={{ search: '?map=1', hash: '#map' }} reloadDocument prefetch="none" rel="nofollow" />
        }
      >
        {m.content_map_show()}
      </Button>
    </div>
  )

interface ContactPageProps {
  xsrf: string
  phones: string[]
  hasMap: boolean
  /** of the map, '' until it is asked for */
  map: string
  answer?: ContactAnswer
}

export const ContactPage = ({ xsrf, phones, hasMap, map, answer }: ContactPageProps) => {
  const busy = useNavigation().state === 'submitting'
  const traits = (name: keyof Values) => ({
    id: name,
    name,
    defaultValue: answer?.values?.[name],
    'aria-invalid': answer?.problems.includes(name) || undefined,
    'aria-describedby': answer?.problems.includes(name) ? `${name}-problem` : undefined,
  })
  return (
    <div className={styles.page}>
      <header>
        <h1>{m.content_contact_title()}</h1>
        <p className={styles.lead}>{m.content_contact_text()}</p>
      </header>
      <WaysToReach phones={phones} />
      {answer?.sent ? (
        <p role="status" className={styles.sent}>
          {m.content_contact_sent()}
        </p>
      ) : (
        <Form method="post" action={href('/contact-us')} className={styles.form} noValidate>
          <input type="hidden" name="_xsrf" value={xsrf} />
          <input
            type="text"
            name="website"
            className={styles.trap}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
          <label htmlFor="name">{m.content_contact_name()}</label>
          <input {...traits('name')} required autoComplete="name" maxLength={100} />
          <Problem name="name" answer={answer} />
          <label htmlFor="email">{m.content_contact_email()}</label>
          <input {...traits('email')} required type="email" dir="ltr" autoComplete="email" maxLength={200} />
          <Problem name="email" answer={answer} />
          <label htmlFor="phone">{m.content_contact_phone()}</label>
          <input {...traits('phone')} type="tel" dir="ltr" autoComplete="tel" maxLength={30} />
          <label htmlFor="message">{m.content_contact_message()}</label>
          <textarea {...traits('message')} required rows={5} maxLength={5000} />
          <Problem name="message" answer={answer} />
          {answer?.failure && (
            <p role="alert" className={styles.problem}>
              {answer.failure === 'throttled' ? m.content_contact_throttled() : m.content_contact_failed()}
            </p>
          )}
          <button type="submit" disabled={busy}>
            {m.content_contact_send()}
          </button>
        </Form>
      )}
      {hasMap && <ShopMap address={map} />}
    </div>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import type { Quote } from '#store-api/contract/cart.ts'
import { Choice } from './choice.tsx'
import type { Money } from './money.ts'
import styles from './section.module.css'
import { Section } from './section.tsx'

interface Props {
  quote: Quote
  problem?: string
  money: Money
  onChange: (form: HTMLFormElement | null) => void
}

const explain = ({ shipping }: Quote): string => {
  if (!shipping.required) return m.checkout_delivery_not_needed()
  return shipping.calculated ? m.checkout_delivery_none() : m.checkout_delivery_after_address()
}

export const DeliveryOptions = ({ quote, problem, money, onChange }: Props) => (
  <Section number={2} title={m.checkout_step_delivery()}>
    {quote.shipping.rates.length === 0 && <p className={styles.note}>{explain(quote)}</p>}
    {quote.shipping.rates.length > 0 && (
      <fieldset className={styles.choices} key={quote.shipping.rates.map(({ id }) => id).join()}>
        <legend className={styles.hiddenLegend}>{m.checkout_step_delivery()}</legend>
        {quote.shipping.rates.map((rate) => (
          <Choice
            key={rate.id}
            name="shipping_rate"
            value={rate.id}
            title={rate.title}
            aside={Number(rate.cost) === 0 ? m.checkout_free() : money(rate.cost)}
            defaultChecked={rate.selected}
            onChange={(event) => onChange(event.currentTarget.form)}
          />
        ))}
      </fieldset>
    )}
    {problem && <p className={styles.problem}>{problem}</p>}
  </Section>
)

import { m } from '#app/messages/paraglide/messages.js'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { Choice } from './choice.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'

interface Props {
  view: CheckoutView
  chosen: string
  problem?: string
}

export const PaymentOptions = ({ view, chosen, problem }: Props) => (
  <Section number={3} title={m.checkout_step_payment()}>
    <fieldset className={styles.choices}>
      <legend className={styles.hiddenLegend}>{m.checkout_step_payment()}</legend>
      {view.payment_methods.map((method) => (
        <Choice
          key={method.id}
          name="payment_method"
          value={method.id}
          title={method.title}
          note={method.description}
          defaultChecked={method.id === chosen}
        />
      ))}
    </fieldset>
    {problem && <p className={styles.problem}>{problem}</p>}
  </Section>
)

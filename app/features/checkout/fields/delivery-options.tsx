import { m } from '#app/messages/paraglide/messages.js'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ChoiceGroup, Radio } from '#app/ui/forms/choice.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Money } from '../money.ts'
import styles from './delivery-options.module.css'
import { Step } from './step.tsx'

interface DeliveryOptionsProps {
  quote: Quote
  problem?: string
  money: Money
  onChange: () => void
}

const explain = ({ shipping }: Quote): string => {
  if (!shipping.required) return m.checkout_delivery_not_needed()
  return shipping.calculated ? m.checkout_delivery_none() : m.checkout_delivery_after_address()
}

export const DeliveryOptions = ({ quote, problem, money, onChange }: DeliveryOptionsProps) => {
  const { rates } = quote.shipping
  return (
    <Step number={2} title={m.checkout_step_delivery()}>
      {rates.length > 0 ? (
        <ChoiceGroup
          key={rates.map(({ id }) => id).join()}
          legend={m.checkout_step_delivery()}
          hideLegend
          error={problem}
        >
          {rates.map(({ id, title, cost, selected }, index) => (
            <Radio
              key={id}
              id={index === 0 ? 'shipping_rate' : undefined}
              boxed
              name="shipping_rate"
              value={id}
              label={<ShopText>{title}</ShopText>}
              end={Number(cost) === 0 ? m.ui_free() : money(cost)}
              defaultChecked={selected}
              onChange={onChange}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <div id="shipping_rate" tabIndex={-1}>
          <p className={styles.explanation}>{explain(quote)}</p>
          <FieldError id="shipping-rate-problem" error={problem} />
        </div>
      )}
    </Step>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ChoiceGroup, Radio } from '#app/ui/forms/choice.tsx'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { Step } from './step.tsx'

interface PaymentOptionsProps {
  view: CheckoutView
  chosen: string
  problem?: string
}

export const PaymentOptions = ({ view, chosen, problem }: PaymentOptionsProps) => (
  <Step number={3} title={m.orders_payment_method()}>
    <ChoiceGroup legend={m.orders_payment_method()} hideLegend error={problem}>
      {view.payment_methods.map(({ id, title, description }, index) => (
        <Radio
          key={id}
          id={index === 0 ? 'payment_method' : undefined}
          boxed
          name="payment_method"
          value={id}
          // in the shop's own language, also on pages of the other
          label={<ShopText>{title}</ShopText>}
          hint={description && <ShopText>{description}</ShopText>}
          defaultChecked={id === chosen}
        />
      ))}
    </ChoiceGroup>
  </Step>
)

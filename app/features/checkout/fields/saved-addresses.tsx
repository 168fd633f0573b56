import { Fragment } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { addressLines } from '#app/shared/addresses/address-lines.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ChoiceGroup, Radio } from '#app/ui/forms/choice.tsx'
import type { CheckoutView, SavedAddress } from '#store-api/contract/checkout.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'

interface SavedAddressesProps {
  view: CheckoutView
  chosen: CheckoutValues['address']
  onChange: () => void
}

const TITLES = { shipping: m.checkout_saved_shipping, billing: m.checkout_saved_billing }

const Place = ({ address, view }: { address: SavedAddress['address']; view: CheckoutView }) => {
  const province = view.states.find(({ code }) => code === address.state)?.name
  return addressLines(address, province).map((line) => (
    <Fragment key={line}>
      <ShopText>{line}</ShopText>
      <br />
    </Fragment>
  ))
}

/** Addresses of the account, and another one: its fields stand below and are seen only while it is chosen. */
export const SavedAddresses = ({ view, chosen, onChange }: SavedAddressesProps) => (
  <ChoiceGroup legend={m.checkout_saved_choose()} hideLegend>
    {view.saved.map(({ kind, address }) => (
      <Radio
        key={kind}
        boxed
        name="address"
        value={kind}
        label={TITLES[kind]()}
        hint={<Place address={address} view={view} />}
        defaultChecked={chosen === kind}
        onChange={onChange}
      />
    ))}
    <Radio
      boxed
      name="address"
      value="other"
      label={m.checkout_saved_other()}
      hint={m.checkout_saved_other_text()}
      defaultChecked={chosen === 'other'}
      onChange={onChange}
    />
  </ChoiceGroup>
)

import { Fragment } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { addressLines } from '#app/shared/addresses/address-lines.ts'
import type { CheckoutView, SavedAddress } from '#store-api/contract/checkout.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { Choice } from './choice.tsx'
import styles from './section.module.css'

interface Props {
  view: CheckoutView
  chosen: CheckoutValues['address']
  onChange: (form: HTMLFormElement | null) => void
}

const TITLES = { shipping: m.checkout_saved_shipping, billing: m.checkout_saved_billing }

const Place = ({ address, view }: { address: SavedAddress['address']; view: CheckoutView }) => {
  const province = view.states.find(({ code }) => code === address.state)?.name
  return addressLines(address, province).map((line) => (
    <Fragment key={line}>
      <bdi>{line}</bdi>
      <br />
    </Fragment>
  ))
}

/** Addresses of the account, and another one: its fields stand below and are seen only while it is chosen. */
export const SavedAddresses = ({ view, chosen, onChange }: Props) => (
  <fieldset className={styles.choices}>
    <legend className={styles.hiddenLegend}>{m.checkout_saved_choose()}</legend>
    {view.saved.map(({ kind, address }) => (
      <Choice
        key={kind}
        name="address"
        value={kind}
        title={TITLES[kind]()}
        note={<Place address={address} view={view} />}
        defaultChecked={chosen === kind}
        onChange={(event) => onChange(event.currentTarget.form)}
      />
    ))}
    <Choice
      name="address"
      value="other"
      title={m.checkout_saved_other()}
      note={m.checkout_saved_other_text()}
      defaultChecked={chosen === 'other'}
      onChange={(event) => onChange(event.currentTarget.form)}
    />
  </fieldset>
)

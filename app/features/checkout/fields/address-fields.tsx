import { m } from '#app/messages/paraglide/messages.js'
import { AddressInput, AddressInputs } from '#app/shared/addresses/address-inputs.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { BILLING_FIELDS, type CheckoutValues } from '../form/checkout-form.ts'
import type { CheckoutProblems } from '../form/checkout-problems.ts'
import styles from './address-fields.module.css'
import { SavedAddresses } from './saved-addresses.tsx'
import { Step } from './step.tsx'

interface AddressFieldsProps {
  view: CheckoutView
  values: CheckoutValues
  problems: CheckoutProblems['fields']
  onRegionChange: () => void
}

/** Province, then city, then the rest: what delivery costs is known as early as possible. */
export const AddressFields = ({ view, values, problems, onRegionChange }: AddressFieldsProps) => {
  const cities = view.states.find((state) => state.code === values.billing.state)?.cities ?? []
  const shown = BILLING_FIELDS.filter((field) => field !== 'country' && view.fields[field] !== 'hidden')
  return (
    <Step number={1} title={view.quote.shipping.required ? m.addresses_delivery() : m.orders_buyer()}>
      <input type="hidden" name="country" value={view.country} />
      {view.saved.length > 0 && (
        <div className={styles.saved}>
          <SavedAddresses view={view} chosen={values.address} onChange={onRegionChange} />
        </div>
      )}
      <AddressInputs className={styles.typed}>
        {shown.map((field) => (
          <AddressInput
            key={field}
            id={field}
            field={field}
            name={field}
            defaultValue={values.billing[field]}
            error={problems[field]}
            required={view.fields[field] === 'required'}
            states={view.states}
            cities={cities}
            onStateChange={onRegionChange}
            onBlur={({ currentTarget }) => {
              const isRegion = field === 'city' || field === 'postcode'
              if (isRegion && currentTarget.value !== values.billing[field]) onRegionChange()
            }}
          />
        ))}
      </AddressInputs>
      <noscript>
        <Button type="submit" name="intent" value="update" variant="tonal">
          {m.checkout_update_delivery()}
        </Button>
      </noscript>
    </Step>
  )
}

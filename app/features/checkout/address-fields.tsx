import { m } from '#app/messages/paraglide/messages.js'
import { ADDRESS_TRAITS, fieldLabel } from '#app/shared/addresses/address-fields.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import styles from './address-fields.module.css'
import { BILLING_FIELDS, type CheckoutValues } from './checkout-form.ts'
import type { CheckoutProblems } from './checkout-problems.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { Section } from './section.tsx'
import { TextInput } from './text-input.tsx'

interface Props {
  view: CheckoutView
  values: CheckoutValues
  problems: CheckoutProblems['fields']
  onRegionChange: (form: HTMLFormElement | null) => void
}

/** Province, then city, then the rest: what delivery costs is known as early as possible. */
export const AddressFields = ({ view, values, problems, onRegionChange }: Props) => {
  const cities = view.states.find((state) => state.code === values.billing.state)?.cities ?? []
  const shown = BILLING_FIELDS.filter((field) => field !== 'country' && view.fields[field] !== 'hidden')
  return (
    <Section number={1} title={m.checkout_step_address()}>
      <input type="hidden" name="country" value={view.country} />
      {view.saved.length > 0 && (
        <div className={styles.saved}>
          <SavedAddresses view={view} chosen={values.address} onChange={onRegionChange} />
        </div>
      )}
      <div className={styles.fields}>
        {shown.map((field) => {
          const common = {
            name: field,
            label: fieldLabel(field),
            defaultValue: values.billing[field],
            problem: problems[field],
            required: view.fields[field] === 'required',
          }
          if (field === 'state' && view.states.length > 0) {
            return (
              <TextInput
                key={field}
                {...common}
                autoComplete="address-level1"
                options={[
                  { value: '', label: m.checkout_state_choose() },
                  ...view.states.map(({ code, name }) => ({ value: code, label: name })),
                ]}
                onChange={(event) => onRegionChange(event.currentTarget.form)}
              />
            )
          }
          return (
            <TextInput
              key={field}
              {...common}
              {...ADDRESS_TRAITS[field]}
              hint={ADDRESS_TRAITS[field]?.hint?.()}
              suggestions={field === 'city' ? cities : undefined}
              onBlur={
                field === 'city' || field === 'postcode'
                  ? (event) => {
                      if (event.currentTarget.value !== values.billing[field])
                        onRegionChange(event.currentTarget.form)
                    }
                  : undefined
              }
            />
          )
        })}
      </div>
      <noscript>
        <button type="submit" name="intent" value="update" className={styles.update}>
          {m.checkout_update_delivery()}
        </button>
      </noscript>
    </Section>
  )
}

import type { CheckoutView } from '../../store-api/contract/checkout.ts'
import { m } from '../messages/paraglide/messages.js'
import styles from './address-fields.module.css'
import { BILLING_FIELDS, type BillingField, type CheckoutValues } from './checkout-form.ts'
import { type CheckoutProblems, fieldLabel } from './checkout-problems.ts'
import { Section } from './section.tsx'
import { TextInput } from './text-input.tsx'

interface Props {
  view: CheckoutView
  values: CheckoutValues
  problems: CheckoutProblems['fields']
  onRegionChange: (form: HTMLFormElement | null) => void
}

type InputMode = 'text' | 'numeric' | 'tel' | 'email'

const TRAITS: Partial<
  Record<
    BillingField,
    { autoComplete: string; inputMode?: InputMode; ltr?: boolean; wide?: boolean; hint?: () => string }
  >
> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization', wide: true },
  city: { autoComplete: 'address-level2' },
  address_1: { autoComplete: 'address-line1', wide: true, hint: m.checkout_address_1_hint },
  address_2: { autoComplete: 'address-line2', wide: true },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', ltr: true, hint: m.checkout_postcode_hint },
  phone: { autoComplete: 'tel', inputMode: 'tel', ltr: true, hint: m.checkout_phone_hint },
  email: { autoComplete: 'email', inputMode: 'email', ltr: true, wide: true },
}

/** Province, then city, then the rest: what delivery costs is known as early as possible. */
export const AddressFields = ({ view, values, problems, onRegionChange }: Props) => {
  const cities = view.states.find((state) => state.code === values.billing.state)?.cities ?? []
  const shown = BILLING_FIELDS.filter((field) => field !== 'country' && view.fields[field] !== 'hidden')
  return (
    <Section number={1} title={m.checkout_step_address()}>
      <input type="hidden" name="country" value={view.country} />
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
              {...TRAITS[field]}
              hint={TRAITS[field]?.hint?.()}
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

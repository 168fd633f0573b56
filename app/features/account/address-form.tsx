import { useId, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import {
  ADDRESS_FIELDS,
  ADDRESS_TRAITS,
  type AddressField,
  addressProblem,
  fieldLabel,
} from '#app/shared/addresses/address-fields.ts'
import { cx } from '#app/ui/cx.ts'
import { SelectField, TextField } from '#app/ui/forms/text-field.tsx'
import type { AddressInput, GeographyState } from '#store-api/contract/checkout.ts'
import styles from './address-form.module.css'
import type { FormAnswer } from './form-answer.ts'

export type AddressKind = 'billing' | 'shipping'

interface AddressFormProps {
  kind: AddressKind
  address: AddressInput
  /** required, optional or hidden by field (`bill_ship_info`) */
  fields: Record<string, string>
  states: GeographyState[]
  answer?: FormAnswer
}

const NOT_DELIVERED_TO = new Set<AddressField>(['email'])

/** The fields of one address; the cities offered are those of its province. */
export const AddressForm = ({ kind, address, fields, states, answer }: AddressFormProps) => {
  const list = useId()
  const typedOr = (field: AddressField) => answer?.values[`${kind}.${field}`] ?? address[field]
  const [state, setState] = useState(typedOr('state'))
  const cities = states.find(({ code }) => code === state)?.cities ?? []
  const shown = ADDRESS_FIELDS.filter(
    (field) =>
      field !== 'country' &&
      fields[field] !== 'hidden' &&
      !(kind === 'shipping' && NOT_DELIVERED_TO.has(field)),
  )
  return (
    <div className={styles.fields}>
      {shown.map((field) => {
        const { hint, ltr, wide, ...traits } = ADDRESS_TRAITS[field] ?? { autoComplete: 'address-level1' }
        const code = answer?.problems[`${kind}.${field}`]
        const isOptional = fields[field] !== 'required' || (kind === 'shipping' && field === 'phone')
        const common = {
          name: `${kind}.${field}`,
          label: fieldLabel(field),
          hint: hint?.(),
          error: code && addressProblem(field, code),
          optional: isOptional,
          required: !isOptional,
          className: cx(wide && styles.wide),
          defaultValue: typedOr(field),
          autoComplete: `${kind} ${traits.autoComplete}`,
        }
        if (field === 'state' && states.length > 0) {
          return (
            <SelectField
              key={field}
              {...common}
              placeholder={m.checkout_state_choose()}
              options={states.map(({ code: value, name }) => ({ value, label: name }))}
              onChange={({ currentTarget }) => setState(currentTarget.value)}
            />
          )
        }
        return (
          <TextField
            key={field}
            {...common}
            latin={ltr}
            inputMode={traits.inputMode}
            maxLength={200}
            list={field === 'city' ? list : undefined}
          />
        )
      })}
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </div>
  )
}

import { useState } from 'react'
import { ADDRESS_FIELDS, type AddressField, addressProblem } from '#app/shared/addresses/address-fields.ts'
import { AddressInput, AddressInputs } from '#app/shared/addresses/address-inputs.tsx'
import type { AddressInput as Address, GeographyState } from '#store-api/contract/checkout.ts'
import type { FormAnswer } from '../form-answer.ts'

export type AddressKind = 'billing' | 'shipping'

interface AddressFormProps {
  kind: AddressKind
  address: Address
  /** required, optional or hidden by field (`bill_ship_info`) */
  fields: Record<string, string>
  states: GeographyState[]
  answer?: FormAnswer
}

const NOT_DELIVERED_TO = new Set<AddressField>(['email'])

/** The fields of one address; the cities offered are those of its province. */
export const AddressForm = ({ kind, address, fields, states, answer }: AddressFormProps) => {
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
    <AddressInputs>
      {shown.map((field) => {
        const code = answer?.problems[`${kind}.${field}`]
        return (
          <AddressInput
            key={field}
            field={field}
            name={`${kind}.${field}`}
            section={kind}
            required={fields[field] === 'required' && !(kind === 'shipping' && field === 'phone')}
            error={code && addressProblem(field, code)}
            defaultValue={typedOr(field)}
            maxLength={200}
            states={states}
            cities={cities}
            onStateChange={({ currentTarget }) => setState(currentTarget.value)}
          />
        )
      })}
    </AddressInputs>
  )
}

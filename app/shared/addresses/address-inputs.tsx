import type { ComponentProps, ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '#app/ui/cx.ts'
import { SelectField, TextField } from '#app/ui/forms/text-field.tsx'
import type { GeographyState } from '#store-api/contract/checkout.ts'
import { ADDRESS_TRAITS, type AddressField, fieldLabel } from './address-fields.ts'
import styles from './address-inputs.module.css'

/** The inputs of an address, two in a row where there is room. */
export const AddressInputs = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx(styles.fields, className)}>{children}</div>
)

interface AddressInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'maxLength' | 'onBlur'> {
  field: AddressField
  required: boolean
  error?: string
  /** whose address it is, for browsers that fill it in */
  section?: 'billing' | 'shipping'
  /** to choose from; without any the province is typed */
  states: GeographyState[]
  /** offered while the city is typed */
  cities: string[]
  onStateChange: ComponentProps<'select'>['onChange']
}

/** One line of an address, with its label, and with the traits that its field has everywhere. */
export const AddressInput = ({
  field,
  required,
  section,
  states,
  cities,
  maxLength,
  onBlur,
  onStateChange,
  ...common
}: AddressInputProps) => {
  const { hint, ltr, wide, inputMode, autoComplete } = ADDRESS_TRAITS[field] ?? {
    autoComplete: 'address-level1',
  }
  const all = {
    ...common,
    label: fieldLabel(field),
    hint: hint?.(),
    required,
    optional: !required,
    className: cx(wide && styles.wide),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
  }
  if (field === 'state' && states.length > 0) {
    return (
      <SelectField
        {...all}
        placeholder={m.addresses_state_choose()}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={onStateChange}
      />
    )
  }
  return (
    <TextField
      {...all}
      latin={ltr}
      inputMode={inputMode}
      maxLength={maxLength}
      onBlur={onBlur}
      suggestions={field === 'city' ? cities : undefined}
    />
  )
}

import {
  AutocompleteInput,
  BooleanInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCountries } from '#admin/shared/address/use-countries.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { DecimalInput, WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'

/** The way back from a tax to the list of them. */
export const BackToTaxes = () => <BackTo to="/taxes" label={useTranslate()('settings.taxes.menu')} />

const ALL = { pagination: { page: 1, perPage: 100 } } as const
const orNone = (code: string | null) => code ?? ''

/** Where it holds; what is left empty is everywhere. */
const Place = () => {
  const { data: countries = [] } = useCountries()
  const { setValue } = useFormContext()
  const country: string = useWatch({ name: 'country' }) ?? ''
  const states = countries.find(({ code }) => code === country)?.states ?? []
  return (
    <>
      <AutocompleteInput
        source="country"
        choices={countries}
        optionValue="code"
        parse={orNone}
        onChange={(chosen: string | null) => {
          if (orNone(chosen) !== country) setValue('state', '', { shouldDirty: true })
        }}
        translateChoice={false}
        helperText="settings.taxes.everywhere"
      />
      {states.length > 0 ? (
        <AutocompleteInput
          source="state"
          choices={states}
          optionValue="code"
          parse={orNone}
          translateChoice={false}
          helperText="settings.taxes.everywhere"
        />
      ) : (
        <TextInput source="state" parse={(code: string) => code} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      )}
    </>
  )
}

const TaxClass = () => {
  const translate = useTranslate()
  const { data: classes = [] } = useGetList('tax-classes', ALL)
  const choices = classes.map(({ slug, name }) => ({
    id: slug,
    name: slug === 'standard' ? translate('products.form.standard') : name,
  }))
  return (
    <SelectInput
      source="class"
      label="resources.products.fields.tax_class"
      defaultValue="standard"
      choices={choices}
      translateChoice={false}
      validate={required()}
    />
  )
}

/** What a rate is called, where and of what it is taken, and how much it is. */
export const TaxForm = () => (
  <SimpleForm {...WARNS_OF_UNSAVED} sx={{ maxWidth: 640 }}>
    <TextInput source="name" validate={required()} />
    <DecimalInput source="rate" validate={required()} />
    <TaxClass />
    <Place />
    <WholeNumberInput source="priority" defaultValue={1} />
    <BooleanInput source="compound" defaultValue={false} />
    <BooleanInput source="shipping" defaultValue={true} />
  </SimpleForm>
)

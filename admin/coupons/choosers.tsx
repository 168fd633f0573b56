import { Autocomplete, TextField } from '@mui/material'
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  useInput,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { pathName } from '#admin/shared/tree/tree.ts'
import { useTree } from '#admin/terms/use-tree.ts'

/** Products, found by their names. */
export const ProductsInput = ({ source }: { source: string }) => (
  <ReferenceArrayInput source={source} reference="products" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteArrayInput
      label={`resources.coupons.fields.${source}`}
      filterToQuery={(search) => ({ search })}
      optionText="name"
      helperText={false}
    />
  </ReferenceArrayInput>
)

/** Categories, each with what it lies in. */
export const CategoriesInput = ({ source }: { source: string }) => {
  const { terms } = useTree('categories')
  return (
    <AutocompleteArrayInput
      source={source}
      choices={terms.map(({ id }) => ({ id, name: pathName(terms, id) }))}
      translateChoice={false}
      helperText={false}
    />
  )
}

/** as the store takes one: `*` stands for anything */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** E-mail addresses that are typed; what is none is told, and stays. */
export const EmailsInput = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const { field, fieldState } = useInput({
    source,
    defaultValue: [],
    validate: (emails: string[] | null) => {
      const email = emails?.find((one) => !EMAIL.test(one))
      return email ? translate('coupons.email_wrong', { email }) : undefined
    },
  })
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={(field.value ?? []) as string[]}
      onChange={(_, emails) => field.onChange(emails.map((one) => one.trim()).filter(Boolean))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          type="email"
          label={translate(`resources.coupons.fields.${source}`)}
          error={fieldState.invalid}
          helperText={
            fieldState.error?.message ? (
              <ValidationError error={fieldState.error.message} />
            ) : (
              translate('coupons.emails_hint')
            )
          }
        />
      )}
    />
  )
}

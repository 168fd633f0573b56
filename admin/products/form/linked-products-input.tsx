import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'

/** Other products, found by their names. */
export const LinkedProductsInput = ({ source }: { source: string }) => (
  <ReferenceArrayInput source={source} reference="products" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteArrayInput
      label={`resources.products.fields.${source}`}
      filterToQuery={(search) => ({ search })}
      optionText="name"
    />
  </ReferenceArrayInput>
)

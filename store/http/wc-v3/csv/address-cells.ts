/** The fields of an address and the names of their columns. */
export const ADDRESS_COLUMNS = [
  ['first name', 'first_name'],
  ['last name', 'last_name'],
  ['company', 'company'],
  ['address 1', 'address_1'],
  ['address 2', 'address_2'],
  ['city', 'city'],
  ['state', 'state'],
  ['postcode', 'postcode'],
  ['country', 'country'],
  ['e-mail', 'email'],
  ['phone', 'phone'],
] as const

type Address = { readonly [K in (typeof ADDRESS_COLUMNS)[number][1]]?: string | undefined }

/** The cells of an address, '' for what it lacks. */
export const addressCells = (address: Address): string[] =>
  ADDRESS_COLUMNS.map(([, field]) => address[field] ?? '')

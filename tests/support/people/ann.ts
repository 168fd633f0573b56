/** Who buys in a shop in US dollars, with an address as the Store API takes it. */
export const ann = {
  first_name: 'Ann',
  last_name: 'Lee',
  company: '',
  address_1: '1 Main St',
  address_2: '',
  city: 'San Francisco',
  state: 'CA',
  postcode: '94103',
  country: 'US',
  email: 'ann@example.com',
  phone: '5550100',
}

/** Where the one shopper of the later recordings lives. */
export const RECORDED_ADDRESS = {
  first_name: 'Ann',
  last_name: 'Lee',
  company: '',
  address_1: '1 Main St',
  address_2: '',
  city: 'San Francisco',
  state: 'CA',
  postcode: '94103',
  country: 'US',
  phone: '5550100',
}

import { ADDRESS } from '../checkout.ts'

/** Somebody who buys in the shop of each language, without a number; mail addresses are one's own to choose, too. */
export const BUYERS = {
  fa: ADDRESS,
  en: {
    first_name: 'Ann',
    last_name: 'Lee',
    state: 'CA',
    city: 'Oakland',
    address_1: '1 Lake Street',
    postcode: '94601',
    phone: '+1 555 010 0177',
    email: 'ann@example.com',
  },
}

import { expect, test } from 'vitest'
import { m } from './paraglide/messages.js'

const code = { code: 'x', amount: '' }

/** Words that the specification itself writes; browser tests read them from the catalogue. */
test.each<[string, string, string | RegExp]>([
  ['Disconnected', m.pwa_disconnected({}, { locale: 'en' }), 'Disconnected'],
  [
    'Please Connect to the Internet!',
    m.pwa_disconnected_text({}, { locale: 'en' }),
    'Please Connect to the Internet!',
  ],
  ['Connected', m.pwa_connected({}, { locale: 'en' }), 'Connected'],
  [
    'Network connected Reloading Data...',
    m.pwa_connected_text({}, { locale: 'en' }),
    'Network connected Reloading Data...',
  ],
  ['Invalid OTP', m.account_problem_wrong_code({}, { locale: 'en' }), 'Invalid OTP'],
  ['Invalid Coupon Code', m.cart_refused_not_found(code, { locale: 'en' }), /coupon x is not valid/i],
  [
    'Cart total lower than the minimum',
    m.cart_refused_minimum_not_met(code, { locale: 'en' }),
    /cart total is lower/,
  ],
  ['Error Updating Data', m.cart_quote_failed_title({}, { locale: 'en' }), /could not be updated/],
  ['Server Error', m.checkout_error_server({}, { locale: 'en' }), /^server error/i],
  ['In Stock', m.product_in_stock({}, { locale: 'en' }), /^in stock$/i],
  ['Out of Stock', m.product_out_of_stock({}, { locale: 'en' }), /^out of stock$/i],
  ['Scratch it', m.ui_scratch_title({}, { locale: 'en' }), 'Scratch it'],
  ['Home', m.shell_home({}, { locale: 'en' }), 'Home'],
  ['Search', m.ui_search({}, { locale: 'en' }), 'Search'],
  ['Categories', m.catalog_categories({}, { locale: 'en' }), 'Categories'],
  ['Cart', m.cart_title({}, { locale: 'en' }), 'Cart'],
  ['Account', m.shell_account({}, { locale: 'en' }), 'Account'],
  ['Sign in/Register', m.shell_sign_in({}, { locale: 'en' }), /sign in.*register/i],
  ['Sale', m.catalog_sale({}, { locale: 'en' }), 'Sale'],
  ['Blog', m.content_blog_title({}, { locale: 'en' }), 'Blog'],
  ['Contact', m.content_contact_title({}, { locale: 'en' }), /^contact/i],
])('the words of the specification: %s', (_, words, wanted) => {
  expect(words).toEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted))
})

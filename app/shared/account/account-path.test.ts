import { expect, it } from 'vitest'
import { accountPath } from './account-path.ts'

it.each([
  [true, true, true, '/settings'],
  [false, true, true, '/my-account'],
  [false, false, true, '/my-orders'],
  [false, false, false, '/notifications'],
])(
  'with settings %s, profile %s and orders %s the account begins at %s',
  (setting_page, edit_profile_page, my_orders_page, path) => {
    expect(accountPath({ setting_page, edit_profile_page, my_orders_page })).toBe(path)
  },
)

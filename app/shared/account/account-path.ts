import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { type PageSettings, usePageSettings } from '../settings/page-settings.ts'

type AccountPages = Pick<PageSettings, 'setting_page' | 'edit_profile_page' | 'my_orders_page'>

/** The first page of an account that the shop has not switched off. */
export const accountPath = ({ setting_page, edit_profile_page, my_orders_page }: AccountPages): string => {
  if (setting_page) return href('/settings')
  if (edit_profile_page) return href('/my-account')
  return my_orders_page ? href('/my-orders') : href('/notifications')
}

/** Where the account's button leads: settings for the signed in, else the sign-in (spec §2, §6). */
export const useAccountPath = (): string => {
  const settings = usePageSettings()
  return customer.use() ? accountPath(settings) : href('/signin')
}

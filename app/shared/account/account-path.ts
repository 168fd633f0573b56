import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { usePageSettings } from '../settings/page-settings.ts'

/** Where the account's button leads: settings for the signed in, else the sign-in (spec §2, §6). */
export const useAccountPath = (): string => {
  const { setting_page } = usePageSettings()
  if (!customer.use()) return href('/signin')
  return setting_page ? href('/settings') : href('/my-account')
}

import type { StoreSettings } from '../settings/settings.ts'

/** Who hears of orders and messages: an e-mail address, '' for nobody. */
export const ownerAddress = ({
  admin_email,
  contact_email,
}: Pick<StoreSettings, 'admin_email' | 'contact_email'>): string => admin_email || contact_email

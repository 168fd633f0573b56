import type { Locale } from '#common/locale.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

/** Colours by Material role, as `primary` or `surface-container`, in CSS hex. */
export type Palette = Record<string, string>

/** Somebody of the staff, as `wp/v2/users/me` tells them. */
export interface Me {
  id: number
  name: string
  email: string
  roles: string[]
  capabilities: Record<string, boolean>
}

/** What the page of the back office carries for its script, so that it is drawn in the shop's own colours at once. */
export interface BootData {
  locale: Locale
  /** of the page, for the styles that its script puts in */
  nonce: string
  siteName: string
  palettes: { light: Palette; dark: Palette }
  currency: AppSettings['currency']
  /** IANA */
  timezone: string
  /** ISO 3166-1 */
  country: string
  /** the shop's own language: the storefront's other one lies below its prefix */
  homeLocale: Locale
  /** who works here; null for anybody else, whom the store tells why */
  me: Me | null
}

/** The element that carries it. */
export const BOOT_ID = 'boot'

/** The cookie that keeps the language which was chosen for the back office. */
export const LOCALE_COOKIE = 'admin_locale'

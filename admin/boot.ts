import type { Locale } from '#common/locale.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'

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

/** May see what they sell here; {@link WRITES_OWN_PRODUCTS} stands beside it where the shop lets them write it, too. */
export const SELLS = 'sells_here'
export const WRITES_OWN_PRODUCTS = 'writes_own_products'

/** A vendor who works here on what is theirs, by what `ghab/v1/vendor` tells them: rights in the shop they have none. */
export const sellerOf = ({ id, name, products_allowed }: VendorDashboard): Me => ({
  id,
  name,
  email: '',
  roles: ['vendor'],
  capabilities: { [SELLS]: true, [WRITES_OWN_PRODUCTS]: products_allowed !== 'off' },
})

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

/** Under this name react-admin keeps on the device what was chosen here. */
export const STORE_NAME = 'admin'

/**
 * Runs before the first paint, so it is text: the theme that was chosen here wins over the device's, as in
 * react-admin's `useTheme`.
 */
export const restoreTheme = `{let t;try{t=JSON.parse(localStorage.getItem("RaStore${STORE_NAME}.theme"))}catch{}document.documentElement.dataset.theme=t||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light")}`

import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { type Policy, policyHref, policyTitle } from '#app/shared/policies/policies.ts'
import type { PageSettings } from '#app/shared/settings/page-settings.ts'
import { isMarketplace, isVendor } from '#app/shared/vendors/load-vendor.ts'
import type { IconName } from '#app/ui/display/icon-names.ts'

export interface SettingsRow {
  title: string
  icon: IconName
  to: string
  /** how many new things are there */
  unseen?: number
}

const when = (flag: unknown, row: SettingsRow): SettingsRow[] => (flag ? [row] : [])

/** What somebody who is signed in as `role` has besides (spec §6). */
export const accountRows = (settings: PageSettings, role: string, unseen: number): SettingsRow[] => [
  ...when(isVendor(settings, role), { title: m.vendor_title(), icon: 'storefront', to: href('/my-shop') }),
  ...when(settings.edit_profile_page, {
    title: m.account_edit_profile(),
    icon: 'manage_accounts',
    to: href('/my-account'),
  }),
  ...when(settings.shipping_address_page, {
    title: m.account_addresses(),
    icon: 'location_on',
    to: href('/shipping-address'),
  }),
  ...when(settings.my_orders_page, {
    title: m.orders_title(),
    icon: 'receipt_long',
    to: href('/my-orders'),
  }),
  { title: m.reviews_mine(), icon: 'chat', to: href('/my-reviews') },
  ...when(settings.downloads, {
    title: m.orders_downloads_title(),
    icon: 'download',
    to: href('/downloads'),
  }),
  ...when(settings.enable_wp_point_reward, {
    title: m.loyalty_points_title(),
    icon: 'redeem',
    to: href('/reward-points'),
  }),
  { title: m.loyalty_notifications_title(), icon: 'notifications', to: href('/notifications'), unseen },
]

/** What a visitor does in this shop, signed in or not. */
export const visitorRows = (settings: PageSettings): SettingsRow[] => [
  ...when(settings.wish_list_page, {
    title: m.catalog_wish_list(),
    icon: 'favorite',
    to: href('/wish-list'),
  }),
  ...when(settings.my_orders_page, {
    title: m.tracking_title(),
    icon: 'local_shipping',
    to: href('/track-order'),
  }),
  ...when(isMarketplace(settings), { title: m.vendors_title(), icon: 'storefront', to: href('/vendors') }),
  ...when(settings.news_page, { title: m.content_blog_title(), icon: 'newspaper', to: href('/blog') }),
]

const POLICY_ICONS: Record<Policy, IconName> = {
  terms: 'gavel',
  privacy: 'policy',
  refund: 'assignment_return',
}

/** Who the shop is and what holds in it. */
export const shopRows = (settings: PageSettings, policies: Policy[]): SettingsRow[] => [
  ...when(settings.has_intro, { title: m.intro_title(), icon: 'celebration', to: href('/intro') }),
  ...when(settings.about_us_page, {
    title: m.shell_about(),
    icon: 'info',
    to: href('/page/:id', { id: String(settings.about_us_page) }),
  }),
  ...when(settings.contact_us_page, {
    title: m.content_contact_title(),
    icon: 'support_agent',
    to: href('/contact-us'),
  }),
  ...policies.map((policy) => ({
    title: policyTitle(policy),
    icon: POLICY_ICONS[policy],
    to: policyHref(policy),
  })),
]

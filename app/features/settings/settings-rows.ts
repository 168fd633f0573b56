import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { type Policy, policyHref, policyTitle } from '#app/shared/policies/policies.ts'
import type { Shop } from '#app/shared/settings/shop.ts'
import { isMarketplace, isSeller } from '#app/shared/vendors/load-vendor.ts'
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
export const accountRows = (shop: Shop, role: string, unseen: number): SettingsRow[] => [
  ...when(isSeller(shop, role), { title: m.seller_title(), icon: 'storefront', to: href('/my-shop') }),
  ...when(shop.edit_profile_page, {
    title: m.account_my_account(),
    icon: 'manage_accounts',
    to: href('/my-account'),
  }),
  ...when(shop.shipping_address_page, {
    title: m.account_addresses(),
    icon: 'location_on',
    to: href('/shipping-address'),
  }),
  ...when(shop.my_orders_page, { title: m.shell_my_orders(), icon: 'receipt_long', to: href('/my-orders') }),
  { title: m.reviews_mine(), icon: 'chat', to: href('/my-reviews') },
  ...when(shop.downloads, { title: m.shell_downloads(), icon: 'download', to: href('/downloads') }),
  ...when(shop.enable_wp_point_reward, {
    title: m.shell_rewards(),
    icon: 'redeem',
    to: href('/reward-points'),
  }),
  { title: m.shell_notifications(), icon: 'notifications', to: href('/notifications'), unseen },
]

/** What a visitor does in this shop, signed in or not. */
export const visitorRows = (shop: Shop): SettingsRow[] => [
  ...when(shop.wish_list_page, { title: m.shell_wish_list(), icon: 'favorite', to: href('/wish-list') }),
  ...when(shop.my_orders_page, {
    title: m.shell_track_order(),
    icon: 'local_shipping',
    to: href('/track-order'),
  }),
  ...when(isMarketplace(shop), { title: m.vendors_title(), icon: 'storefront', to: href('/vendors') }),
  ...when(shop.news_page, { title: m.shell_news(), icon: 'newspaper', to: href('/blog') }),
]

const POLICY_ICONS: Record<Policy, IconName> = {
  terms: 'gavel',
  privacy: 'policy',
  refund: 'assignment_return',
}

/** Who the shop is and what holds in it. */
export const shopRows = (shop: Shop, policies: Policy[]): SettingsRow[] => [
  ...when(shop.has_intro, { title: m.intro_title(), icon: 'celebration', to: href('/intro') }),
  ...when(shop.about_us_page, {
    title: m.shell_about(),
    icon: 'info',
    to: href('/page/:id', { id: String(shop.about_us_page) }),
  }),
  ...when(shop.contact_us_page, {
    title: m.shell_contact(),
    icon: 'support_agent',
    to: href('/contact-us'),
  }),
  ...policies.map((policy) => ({
    title: policyTitle(policy),
    icon: POLICY_ICONS[policy],
    to: policyHref(policy),
  })),
]

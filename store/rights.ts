import type { Actor, Role } from './context.ts'

/** Who works for the shop. Sellers and customers have what is theirs, and no rights in the shop. */
export const STAFF_ROLES = ['administrator', 'shop_manager', 'editor', 'support'] as const satisfies Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What WordPress asks of who changes things of a kind, in its order. */
const ofKind = <K extends string>(kind: K) =>
  [
    `edit_${kind}s`,
    `edit_others_${kind}s`,
    `publish_${kind}s`,
    `read_private_${kind}s`,
    `delete_${kind}s`,
    `delete_private_${kind}s`,
    `delete_published_${kind}s`,
    `delete_others_${kind}s`,
    `edit_private_${kind}s`,
    `edit_published_${kind}s`,
  ] as const

/** What is WooCommerce's: each of them, all of them, and what they are sorted under. */
const ofShop = <K extends string>(kind: K) =>
  [
    `edit_${kind}`,
    `read_${kind}`,
    `delete_${kind}`,
    ...ofKind(kind),
    `manage_${kind}_terms`,
    `edit_${kind}_terms`,
    `delete_${kind}_terms`,
    `assign_${kind}_terms`,
  ] as const

/** Comments, categories and pictures of what is written. */
const EDITING = ['moderate_comments', 'manage_categories', 'upload_files'] as const

/** Posts and pages. */
const WRITING = [
  'edit_posts',
  'edit_others_posts',
  'edit_published_posts',
  'publish_posts',
  'edit_pages',
  'read',
  'edit_others_pages',
  'edit_published_pages',
  'publish_pages',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'delete_posts',
  'delete_others_posts',
  'delete_published_posts',
  'delete_private_posts',
  'edit_private_posts',
  'read_private_posts',
  'delete_private_pages',
  'edit_private_pages',
  'read_private_pages',
] as const

/** All that there is to be allowed, in WordPress's order. */
const ALL = [
  'edit_users',
  'manage_options',
  ...EDITING,
  'import',
  ...WRITING,
  'delete_users',
  'create_users',
  'list_users',
  'promote_users',
  // menus are a part of it
  'edit_theme_options',
  'export',
  'manage_woocommerce',
  'create_customers',
  'view_woocommerce_reports',
  ...ofShop('product'),
  ...ofShop('shop_order'),
  ...ofShop('shop_coupon'),
] as const

export type Capability = (typeof ALL)[number]

/** The site's own settings, the audit log, backups, and who else works here. */
const SITE: ReadonlySet<Capability> = new Set(['manage_options', 'create_users', 'promote_users'])

/**
 * Orders and customers are read; an order's status and notes are written. Its lines and amounts want
 * `edit_published_shop_orders`, a refund and a new order `publish_shop_orders`.
 */
const SUPPORT = [
  'moderate_comments',
  'read',
  'list_users',
  'edit_shop_order',
  'read_shop_order',
  'edit_shop_orders',
  'edit_others_shop_orders',
  'read_private_shop_orders',
] as const

/** What each role may do, in the names of WordPress and WooCommerce: clients ask for these before they offer to write. */
const RIGHTS: Record<StaffRole, readonly Capability[]> = {
  administrator: ALL,
  shop_manager: ALL.filter((capability) => !SITE.has(capability)),
  editor: [...EDITING, ...WRITING, 'edit_theme_options'],
  support: SUPPORT,
}

const sets = new Map<string, ReadonlySet<Capability>>(
  Object.entries(RIGHTS).map(([role, capabilities]) => [role, new Set(capabilities)]),
)

/** Whether a role is one of those who work for the shop. */
export const isStaffRole = (role: string): role is StaffRole => sets.has(role)

/** Whether somebody of this role may do this. */
export const may = (role: Actor['role'], capability: Capability): boolean =>
  sets.get(role)?.has(capability) ?? false

/** All that a role may do; nothing for who does not work for the shop. */
export const capabilitiesOf = (role: string): readonly Capability[] => (isStaffRole(role) ? RIGHTS[role] : [])

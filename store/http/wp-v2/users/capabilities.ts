/** What WordPress asks of who changes things of a kind, in its order. */
const ofKind = (kind: string): string[] => [
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
]

/** What is WooCommerce's: each of them, all of them, and what they are sorted under. */
const ofShop = (kind: string): string[] => [
  `edit_${kind}`,
  `read_${kind}`,
  `delete_${kind}`,
  ...ofKind(kind),
  ...['manage', 'edit', 'delete', 'assign'].map((verb) => `${verb}_${kind}_terms`),
]

const OF_STAFF = [
  'moderate_comments',
  'manage_categories',
  'upload_files',
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
  // menus are a part of it
  'edit_theme_options',
  'manage_woocommerce',
  'create_customers',
  'view_woocommerce_reports',
  ...ofShop('product'),
  ...ofShop('shop_order'),
  ...ofShop('shop_coupon'),
]

/**
 * What those who run the shop may do here, in WordPress's names: clients ask for these before they offer to write. Of
 * plugins, themes, files and accounts nobody changes anything.
 */
export const capabilitiesOf = (role: string): Record<string, true> =>
  Object.fromEntries(
    [...(role === 'administrator' ? ['manage_options'] : []), ...OF_STAFF, role].map((name) => [name, true]),
  )

/** Where the Store API is mounted: WooCommerce serves the current version by the bare name, too. */
export const STORE_NAMESPACES = ['/wp-json/wc/store/v1', '/wp-json/wc/store'] as const

/** Whose accounts a shop manager may change, as WooCommerce has it: no colleague's. */
export const BUYERS: ReadonlySet<string> = new Set(['customer', 'wholesale_customer', 'subscriber'])

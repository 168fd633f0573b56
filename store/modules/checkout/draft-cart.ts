import { z } from 'zod'
import type { CartRequest } from '../cart/cart.ts'
import type { Draft } from './drafts.ts'

/** The options of a cart line as the device keeps them (spec §3); whatever else is sent is passed over. */
export const selectedOptions = z
  .array(z.object({ key: z.string().max(200), value: z.string().max(500) }))
  .max(20)
  .catch([])

/** The lines of a draft as the cart module wants them. */
export const draftLines = (draft: Draft): CartRequest['lines'] =>
  draft.payload.products.map((product, index) => ({
    key: String(index),
    productId: product.product_id,
    variationId: product.variation_id,
    quantity: product.quantity,
    choices: selectedOptions.parse(product.selectedVariation),
  }))

export const draftCoupons = (draft: Draft): string[] => draft.payload.coupons.map(({ code }) => code)

/** The delivery that was chosen in the cart. */
export const draftRate = (draft: Draft): string | undefined => draft.payload.shipping_lines[0]?.code

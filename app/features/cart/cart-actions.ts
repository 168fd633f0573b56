import { cart } from '#app/device/cart.ts'
import { wishList } from '#app/device/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { toast } from '#app/ui/overlays/toast.ts'
import type { CartLine, QuotedLine } from '#store-api/contract/cart.ts'
import { agreedChanges, type ScreenLine } from './merge-quote.ts'

const UNDO_TIME = 6000

const takeOut = (line: CartLine): (() => void) => {
  const position = cart.lines().findIndex(({ cart_id }) => cart_id === line.cart_id)
  cart.remove(line.cart_id)
  return () => cart.restore(line, position)
}

/** Takes a line out; it can be put back where it was. */
export const removeLine = (line: CartLine): void => {
  const putBack = takeOut(line)
  toast(m.cart_removed({ name: `\u2068${line.name}\u2069` }), {
    duration: UNDO_TIME,
    action: { label: m.cart_undo(), onPress: putBack },
  })
}

/** Moves a line to the wish list. */
export const saveForLater = async (line: CartLine): Promise<void> => {
  const product = { id: line.product_id, slug: line.slug ?? '' }
  const isNew = !(await wishList.load()).some(({ id }) => id === product.id)
  if (isNew) await wishList.toggle(product)
  const putBack = takeOut(line)
  toast(m.cart_saved(), {
    duration: UNDO_TIME,
    action: {
      label: m.cart_undo(),
      onPress: () => {
        putBack()
        if (isNew) void wishList.toggle(product)
      },
    },
  })
}

export const agreeTo = (line: CartLine, quoted: QuotedLine): void =>
  cart.patch(line.cart_id, agreedChanges(quoted))

/** The shopper goes on with what was told beside the lines. */
export const agreeToAll = (lines: ScreenLine[]): void => {
  for (const { line, quoted, changes } of lines) {
    if (quoted && changes.length > 0) agreeTo(line, quoted)
  }
}

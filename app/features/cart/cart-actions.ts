import { flushSync } from 'react-dom'
import { cart } from '#app/device/shopping/cart.ts'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import type { CartLine, QuotedLine } from '#store-api/contract/cart.ts'
import { agreedChanges, type ScreenLine } from './quote/merge-quote.ts'

const UNDO_TIME = 6000

type LineAction = 'remove' | 'save'

/** The button of a line, so that undoing what it did can give it the focus. */
export const actionId = (action: LineAction, { cart_id }: CartLine): string => `${action}-${cart_id}`

const shownLines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-line]')]

/** The line's own way out of the cart; the screen's heading where no line is left. */
const focusLine = (shown: HTMLElement | undefined): void =>
  (shown ?? document.querySelector('main'))?.querySelector<HTMLElement>(shown ? 'button' : 'h1')?.focus()

/** The focus goes on to the line that comes in its place, and back to the button with the line itself. */
const takeOut = (line: CartLine, action: LineAction): (() => void) => {
  const position = cart.lines().findIndex(({ cart_id }) => cart_id === line.cart_id)
  const place = shownLines().findIndex(({ dataset }) => dataset.line === line.cart_id)
  flushSync(() => cart.remove(line.cart_id))
  if (place >= 0) focusLine(shownLines()[place] ?? shownLines().at(-1))
  return () => {
    flushSync(() => cart.restore(line, position))
    document.getElementById(actionId(action, line))?.focus()
  }
}

/** Takes a line out; it can be put back where it was. */
export const removeLine = (line: CartLine): void => {
  const putBack = takeOut(line, 'remove')
  toast(m.cart_removed({ name: `\u2068${line.name}\u2069` }), {
    duration: UNDO_TIME,
    action: { label: m.ui_undo(), onPress: putBack },
  })
}

const takeOffWishList = async (product: { id: number; slug: string }): Promise<void> => {
  if (await loadForTap(wishList.read)) await wishList.toggle(product)
}

/** Moves a line to the wish list. */
export const saveForLater = async (line: CartLine): Promise<void> => {
  const product = { id: line.product_id, slug: line.slug ?? '' }
  if (!(await loadForTap(wishList.read))) return
  const isNew = (await wishList.addAll([product])) > 0
  // pressed again, or taken out in another tab, while the wish list was read
  if (!cart.lines().some(({ cart_id }) => cart_id === line.cart_id)) return
  const putBack = takeOut(line, 'save')
  toast(m.cart_saved(), {
    duration: UNDO_TIME,
    action: {
      label: m.ui_undo(),
      onPress: () => {
        putBack()
        if (isNew) void takeOffWishList(product)
      },
    },
  })
}

export const agreeTo = (line: CartLine, quoted: QuotedLine): void =>
  cart.patch(line.cart_id, agreedChanges(line, quoted))

/** Accepts the changes that are written beside the lines. */
export const agreeToAll = (lines: ScreenLine[]): void => {
  for (const { line, quoted, changes } of lines) {
    if (quoted && changes.length > 0) agreeTo(line, quoted)
  }
}

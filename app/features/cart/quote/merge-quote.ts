import type { CartLine, Quote, QuotedLine } from '#store-api/contract/cart.ts'

export type Removal = Quote['removed'][number]['reason']

/** What the shop knows better than the device; shown beside the line, applied only when the shopper agrees. */
export type LineChange =
  | { kind: 'price'; from: string; to: string }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'only_one' }

export interface ScreenLine {
  line: CartLine
  /** null until the shop has answered for this line */
  quoted: QuotedLine | null
  changes: LineChange[]
  /** set when the line cannot be ordered any more */
  removal: Removal | null
}

const samePrice = (a: string, b: string): boolean => Number(a) === Number(b)

const answersQuantityOf = (line: CartLine, quoted: QuotedLine): boolean =>
  quoted.requested_quantity === line.quantity

const changesOf = (line: CartLine, quoted: QuotedLine): LineChange[] => {
  const changes: LineChange[] = []
  if (!samePrice(line.price, quoted.entered_price)) {
    changes.push({ kind: 'price', from: line.price, to: quoted.entered_price })
  }
  if (answersQuantityOf(line, quoted) && quoted.quantity !== line.quantity) {
    changes.push(
      quoted.notices.includes('sold_individually')
        ? { kind: 'only_one' }
        : { kind: 'quantity', from: line.quantity, to: quoted.quantity },
    )
  }
  return changes
}

/** The device's lines in their order, each with what the last quote says of it. */
export const mergeQuote = (lines: CartLine[], quote: Quote | null): ScreenLine[] =>
  lines.map((line) => {
    const quoted = quote?.lines.find(({ cart_id }) => cart_id === line.cart_id) ?? null
    const removed = quote?.removed.find(({ cart_id }) => cart_id === line.cart_id)
    return {
      line,
      quoted,
      changes: quoted ? changesOf(line, quoted) : [],
      removal: removed?.reason ?? null,
    }
  })

/** Whether any goods of the lines are sent: as the shop says, and before it has answered as the device knows. */
export const needShipping = (lines: readonly ScreenLine[]): boolean =>
  lines.some(({ line, quoted }) => (quoted ?? line).shipping_required)

/** What the device takes over when the shopper agrees; a quantity that was changed since stays. */
export const agreedChanges = (line: CartLine, quoted: QuotedLine): Partial<CartLine> => ({
  price: quoted.entered_price,
  price_html: '',
  quantity: answersQuantityOf(line, quoted) ? quoted.quantity : line.quantity,
  stock_quantity: quoted.max_quantity,
  on_sale: quoted.on_sale,
  sold_individually: quoted.sold_individually,
})

/** What is ordered: lines that can be, with what the shopper agrees to by going on. */
export const orderedLines = (lines: ScreenLine[]): CartLine[] =>
  lines.flatMap(({ line, quoted, removal }) =>
    removal || !quoted ? [] : [{ ...line, ...agreedChanges(line, quoted), total: quoted.subtotal }],
  )

export interface VendorGroup {
  key: string
  /** null for the shop's own products; undefined until the shop has answered */
  vendor: QuotedLine['vendor'] | undefined
  lines: ScreenLine[]
}

const vendorOf = ({ quoted, removal }: ScreenLine): VendorGroup['vendor'] =>
  quoted || removal ? (quoted?.vendor ?? null) : undefined

/** Lines by vendor, in the order the vendors first appear. */
export const groupByVendor = (lines: ScreenLine[]): VendorGroup[] => {
  const groups = new Map<string, VendorGroup>()
  for (const line of lines) {
    const vendor = vendorOf(line)
    const key = String(vendor ? vendor.id : vendor)
    const group = groups.get(key) ?? { key, vendor, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()]
}

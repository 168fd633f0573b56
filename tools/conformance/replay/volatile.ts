const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/
const ORDER_KEY = /^wc_order_[\w-]{13,}$/

/** the calls of a folder took less, in milliseconds */
const SPAN = 2 * 3_600_000

/** When and where the calls of a folder were made. */
export interface RecordedSpan {
  /** epoch milliseconds */
  startedAt: number
  /** what local dates are ahead of UTC, in milliseconds */
  ahead: number
}

const isOfNow = (field: string, text: unknown, { startedAt, ahead }: RecordedSpan): boolean => {
  if (typeof text !== 'string' || !DATE.test(text)) return false
  const at = Date.parse(`${text}Z`) - (field.endsWith('_gmt') ? 0 : ahead)
  return at >= startedAt - SPAN && at <= startedAt + SPAN
}

const isKey = (text: unknown): boolean => typeof text === 'string' && ORDER_KEY.test(text)

/** a link to the receipt of an order, up to its token */
const RECEIPT = /^https?:\/\/[^/]+\/wc\/file\/transient\/[0-9a-f]{32,}$/
const isReceipt = (url: unknown): boolean => typeof url === 'string' && RECEIPT.test(url)

/** an application password */
const PASSWORD = /^[a-z\d]{4}( [a-z\d]{4}){5}$/i
const isPassword = (text: unknown): boolean => typeof text === 'string' && PASSWORD.test(text)

/** Dates of now whose names do not say so. */
const DATES = /^(date_|(date|modified)(_gmt)?$|created$|last_used$)/

/** Headers of a cart, as a batch of the Store API tells them. */
const OF_CART = new Set(['Nonce', 'Nonce-Timestamp', 'Cart-Token'])

const isVolatile = (field: string, recorded: unknown, ours: unknown, span: RecordedSpan): boolean => {
  if (DATES.test(field)) return isOfNow(field, recorded, span) && isOfNow(field, ours, span)
  if (OF_CART.has(field)) return typeof recorded === typeof ours
  if (field === 'password') return isPassword(recorded) && isPassword(ours)
  if (field === 'receipt_url') return isReceipt(recorded) && isReceipt(ours)
  return field === 'order_key' && isKey(recorded) && isKey(ours)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an item of a list is compared with: where one list has more, the item with the same id. */
const twinOf = (item: unknown, at: number, recorded: unknown[], ours: unknown[]): unknown =>
  isObject(item) && item.id && recorded.length !== ours.length
    ? ours.find((one) => isObject(one) && one.id === item.id)
    : ours[at]

const keyOf = (meta: unknown): unknown => (isObject(meta) ? meta.key : undefined)

/** What metadata is listed under: its id, which is ours where ours has the same key. */
const idOfMeta = (id: string, meta: unknown, ours: Record<string, unknown>): string =>
  Object.keys(ours).find((one) => /^\d+$/.test(one) && keyOf(ours[one]) === keyOf(meta)) ?? id

/**
 * What was recorded, with our values where a value changes from call to call: dates of now, keys of orders, links to receipts,
 * application passwords, ids of custom fields. A value of another form stays as it was recorded.
 */
export const withOurVolatile = (
  recorded: unknown,
  ours: unknown,
  span: RecordedSpan,
  field = '',
): unknown => {
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    return recorded.map((item, at) => withOurVolatile(item, twinOf(item, at, recorded, ours), span, field))
  }
  if (!isObject(recorded) || !isObject(ours)) return isVolatile(field, recorded, ours, span) ? ours : recorded
  return Object.fromEntries(
    Object.entries(recorded).map(([recordedName, item]) => {
      const name = field === 'item_data' ? idOfMeta(recordedName, item, ours) : recordedName
      const twin = ours[name]
      const isMetaId = field === 'meta_data' && name === 'id' && typeof item === typeof twin
      return [name, isMetaId ? twin : withOurVolatile(item, twin, span, name)]
    }),
  )
}

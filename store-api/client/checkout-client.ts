import type { Locale } from '#common/locale.ts'
import type { Quote, QuoteRequest } from '../contract/cart.ts'
import type {
  CheckoutView,
  DraftRequest,
  GeographyState,
  PlaceAnswer,
  PlaceRequest,
} from '../contract/checkout.ts'
import type {
  Order,
  OrderAccess,
  TrackCodeAnswer,
  TrackedOrder,
  TrackQuery,
  TrackVerifyRequest,
} from '../contract/orders.ts'
import type { Transport } from './transport.ts'

/** From the cart to an order that is followed by who knows its key, or its number and contact. */
export const createCheckoutClient = ({ send, get, post }: Transport) => ({
  quote: (body: QuoteRequest, signal?: AbortSignal) =>
    post<Quote>('/wp-json/ghab/v1/cart/quote', body, signal),
  /** Provinces or states of a country with their main cities, for address forms; [] where none are listed. */
  geography: (country: string, locale?: Locale) =>
    get<GeographyState[]>('/wp-json/ghab/v1/geography', { country, locale }),
  /** Stores a checkout draft and answers its id. */
  createDraft: (body: DraftRequest) => post<string>('/api/appsettings/ionic_data_link/', body),
  checkout: (
    draft: string,
    query: {
      state?: string
      city?: string
      postcode?: string
      /** what of the address is not given is empty, whatever the customer has saved */
      typed?: 1
      shipping_rate?: string
      coupon?: string
      email?: string
    } = {},
  ) => get<CheckoutView>(`/wp-json/ghab/v1/checkout/${encodeURIComponent(draft)}`, query),
  place: (draft: string, body: PlaceRequest) =>
    post<PlaceAnswer>(`/wp-json/ghab/v1/checkout/${encodeURIComponent(draft)}/place`, body),
  /** An order by its unguessable key. */
  orderByKey: (id: number, key: string) => get<Order>(`/wp-json/ghab/v1/orders/${id}`, { key }),
  /** Starts another payment of an unpaid order; answers where the bank is. */
  payOrder: (id: number, key: string, returnPrefix = '', method?: string) =>
    post<PlaceAnswer>(`/wp-json/ghab/v1/orders/${id}/pay`, {
      key,
      payment_method: method,
      return_prefix: returnPrefix,
    }),
  /** Sends the picture of a bank transfer's receipt. */
  sendReceipt: async (id: number, key: string, receipt: File): Promise<void> => {
    const body = new FormData()
    body.set('key', key)
    body.set('receipt', receipt)
    await send(`/wp-json/ghab/v1/orders/${id}/receipt`, { method: 'POST', body })
  },
  /** How far an order is, for who knows its number and contact. */
  trackOrder: (query: TrackQuery) => get<TrackedOrder>('/wp-json/ghab/v1/orders/track', query),
  /** Asks for a code to the contact of an order; `request` of the last answer asks for another one. */
  requestOrderCode: (asked: TrackQuery & { request?: string }) =>
    post<TrackCodeAnswer>('/wp-json/ghab/v1/orders/track/code', asked),
  /** The key of an order whose contact the code proves. */
  verifyOrderCode: (given: TrackVerifyRequest) =>
    post<OrderAccess>('/wp-json/ghab/v1/orders/track/verify', given),
})

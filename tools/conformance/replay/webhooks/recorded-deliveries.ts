import { GOLDEN_ORIGIN } from '#tools/conformance/shop/golden-shop.ts'
import type { Delivery } from '../receiver.ts'
import { readFiles } from '../recordings.ts'

/** What a change in the recorded shop had delivered. */
export interface RecordedDeliveries {
  /** what signed it; of a webhook that was given none, nobody knows */
  secret: string
  deliveries: (Delivery & { isSignedByOther: boolean })[]
}

interface DeliveryFile {
  secret: string
  deliveries: {
    method: string
    path: string
    headers: Record<string, string>
    raw_body: string
    answered: number
    /** null where there is no signature, or none by the secret of the file */
    signature_ok: boolean | null
  }[]
}

interface FailureState {
  deliveries: number
  status: string
  failure_count: string
}

/** What failed deliveries made of a webhook, event by event, and what came after. */
export interface RecordedFailures {
  answer_of_listener: number
  events: (FailureState & { event: number; answered: number[]; pending_delivery: string })[]
  then: (FailureState & { step: string })[]
}

/** Where the shop of the deliveries was. */
const SHOP = 'http://127.0.0.1:8088'

const toDeliveries = ({ secret, deliveries }: DeliveryFile): RecordedDeliveries => ({
  secret,
  deliveries: deliveries.map(({ method, path, headers, raw_body, answered, signature_ok }) => ({
    method,
    url: `http://${headers.Host}${path}`,
    headers: new Headers(
      Object.entries(headers).map(([name, value]) => [name, value.replace(SHOP, GOLDEN_ORIGIN)]),
    ),
    body: raw_body,
    answered,
    isSignedByOther: signature_ok === null,
  })),
})

/** The `delivery-*` files of a folder. */
export const readDeliveries = (folder: string): Map<string, RecordedDeliveries> =>
  new Map([...readFiles<DeliveryFile>(folder, 'delivery-')].map(([name, file]) => [name, toDeliveries(file)]))

/** The `failure-*` files of a folder. */
export const readFailures = (folder: string): Map<string, RecordedFailures> => readFiles(folder, 'failure-')

/** The recorded body as it would be of a shop at our origin. */
export const atOurOrigin = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(SHOP, GOLDEN_ORIGIN))

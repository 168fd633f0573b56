import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { KeyPair } from './empty-shop.ts'
import { PACKAGES } from './packages.ts'

export interface Item {
  id: number
  [field: string]: unknown
}
export interface Answer<T> {
  status: number
  data: T
  headers: Record<string, string>
}
/** WooCommerce's client, as far as it is used here. */
export interface RestApi {
  get: <T = Item>(path: string, query?: object) => Promise<Answer<T>>
  post: <T = Item>(path: string, body: object, query?: object) => Promise<Answer<T>>
  put: <T = Item>(path: string, body: object, query?: object) => Promise<Answer<T>>
  delete: <T = Item>(path: string, query?: object) => Promise<Answer<T>>
}
export interface ClientOptions extends KeyPair {
  url: string
  queryStringAuth?: boolean
  axiosConfig?: object
}

const require = createRequire(join(PACKAGES, 'package.json'))
const { default: Client }: { default: new (options: ClientOptions) => RestApi } =
  require('@woocommerce/woocommerce-rest-api')

export const createClient = (options: ClientOptions): RestApi => new Client(options)

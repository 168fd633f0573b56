import type { Fetch } from './replay.ts'

const CART = '/wp-json/wc/store/v1/cart'
const HEADER = 'Cart-Token'
/** Three parts of base64url: anything else was sent as no token. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Calls with the token of a cart of ours in the place of the recorded one; a folder's calls share one cart. */
export const withOurCart = (fetch: Fetch, origin: string): Fetch => {
  let ours: string | null = null
  const begin = async (): Promise<string> => {
    const { headers } = await fetch(new Request(origin + CART))
    return headers.get(HEADER) ?? ''
  }
  return async (request) => {
    if (!TOKEN.test(request.headers.get(HEADER) ?? '')) return fetch(request)
    ours ??= await begin()
    const headers = new Headers(request.headers)
    headers.set(HEADER, ours)
    return fetch(new Request(request, { headers }))
  }
}

import type { Fetch } from './replay.ts'

const CART = '/wp-json/wc/store/v1/cart'
const HEADER = 'Cart-Token'
/** Three parts of base64url: anything else was sent as no token. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** A token inside of a batch. */
const INSIDE = /(?<="Cart-Token":")[\w-]+\.[\w-]+\.[\w-]+(?=")/g

/** Whose cart a recorded token is of; null for one that only stands for the cart in use. */
const ownerOf = (token: string): string | null => {
  const [, claims = ''] = token.split('.')
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).user_id ?? null
  } catch {
    return null
  }
}

/** Calls with the token of a cart of ours in the place of the recorded one: one cart for each that was recorded. */
export const withOurCart = (fetch: Fetch, origin: string): Fetch => {
  const ours = new Map<string, string>()
  let inUse = ''
  const begin = async (): Promise<string> => {
    const { headers } = await fetch(new Request(origin + CART))
    return headers.get(HEADER) ?? ''
  }
  const tokenFor = async (recorded: string): Promise<string> => {
    inUse = ownerOf(recorded) ?? inUse
    const token = ours.get(inUse) ?? (await begin())
    ours.set(inUse, token)
    return token
  }
  const inText = async (text: string): Promise<string> => {
    const tokens = new Set(text.match(INSIDE))
    let changed = text
    for (const token of tokens) changed = changed.replaceAll(token, await tokenFor(token))
    return changed
  }
  return async (request) => {
    const recorded = request.headers.get(HEADER) ?? ''
    if (!TOKEN.test(recorded)) return fetch(request)
    const headers = new Headers(request.headers)
    headers.set(HEADER, await tokenFor(recorded))
    const { url, method } = request
    const body = await inText(await request.text())
    return fetch(new Request(url, { method, headers, ...(body && { body }) }))
  }
}

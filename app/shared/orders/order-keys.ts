import { readCookie, serializeCookie } from '#common/http/cookies.ts'

/** Keys of orders that this browser may see whole: those it placed, and those whose contact was proved in it. */
const NAME = 'vitrin_orders'
const MOST = 10
const SECOND = 1000
const ENTRY = /^(\d{1,15}):([\w-]{1,100}):(\d{1,12})$/

/** How long an order is remembered, in seconds: where it was placed, and where somebody proved that it is theirs. */
export const PLACED_HERE = 90 * 86_400
export const PROVED_HERE = 86_400

interface OrderKey {
  id: number
  key: string
}

interface Remembered extends OrderKey {
  /** epoch seconds */
  until: number
}

const now = (): number => Math.floor(Date.now() / SECOND)

const readAll = (cookies: string | null): Remembered[] =>
  (readCookie(cookies, NAME) ?? '').split('~').flatMap((text) => {
    const [, id, key, until] = ENTRY.exec(text) ?? []
    return id && key && Number(until) > now() ? [{ id: Number(id), key, until: Number(until) }] : []
  })

const write = (entries: Remembered[], origin: string): string => {
  const last = Math.max(now(), ...entries.map(({ until }) => until))
  const value = entries.map(({ id, key, until }) => `${id}:${key}:${until}`).join('~')
  return serializeCookie(NAME, value, { origin, maxAge: last - now(), httpOnly: true })
}

/** The key of an order in a `Cookie` header; null where this browser has none. */
export const orderKeyOf = (cookies: string | null, id: number): string | null =>
  readAll(cookies).find((one) => one.id === id)?.key ?? null

/**
 * The `Set-Cookie` that remembers an order beside those the browser sent.
 * @param seconds how long
 * @param origin the shop's; with `https` the cookie never leaves TLS
 */
export const orderCookie = (
  cookies: string | null,
  { id, key }: OrderKey,
  seconds: number,
  origin: string,
): string => {
  const [before, others] = [
    readAll(cookies).find((one) => one.id === id && one.key === key),
    readAll(cookies).filter((one) => one.id !== id),
  ]
  const until = Math.max(now() + seconds, before?.until ?? 0)
  return write([{ id, key, until }, ...others].slice(0, MOST), origin)
}

/** The `Set-Cookie` that forgets them all: who signs out leaves nothing of theirs. */
export const forgetOrders = (origin: string): string => write([], origin)

import { sessionCookie } from '#common/session-cookie.ts'
import { OAUTH_PARAMETERS, signOAuth } from '#store/http/middleware/oauth1.ts'
import { type Call, type HttpRequest, toWire } from '../requests/call.ts'
import { type Answer, textOf } from '../run/read-answers.ts'
import type { Wire } from '../run/send.ts'
import type { Role } from './credentials.ts'

const KEPT = 60
const [COOKIE = ''] = sessionCookie('', '').split('=', 1)

/** What only a running shop knows: tokens, and what earlier calls have made. Calls have a slot in its place. */
export interface Slots {
  /** the bytes of a call, its slots filled in */
  fill: (call: Call) => Wire
  setSession: (role: Role, token: string) => void
  /** the path of a target as it was sent */
  path: (target: string) => string
  /** remembers drafts, orders and carts that an answer tells of */
  learn: (answer: Answer) => void
}

const oauthHeader = (
  request: HttpRequest,
  host: string,
  [key, secret]: [string, string],
  nonce: string,
): string => {
  const values = [key, String(Math.floor(Date.now() / 1000)), nonce, '', 'HMAC-SHA256']
  const parameters = new Map(OAUTH_PARAMETERS.map((name, index) => [name as string, values[index] ?? '']))
  const address = `http://${host}${request.target}`
  if (!URL.canParse(address)) return 'OAuth'
  parameters.set(
    'oauth_signature',
    signOAuth(request.method, new URL(address), parameters, secret)?.[0] ?? '',
  )
  return `OAuth ${[...parameters].map(([name, value]) => `${name}="${encodeURIComponent(value)}"`).join(', ')}`
}

export const createSlots = (host: string, demoKey: [string, string]): Slots => {
  const sessions = new Map<string, string>()
  const pools: Record<string, string[]> = {
    draft: ['0'.repeat(32)],
    order: ['1'],
    order_key: ['key'],
    authority: ['none'],
    cart: ['none'],
    item_key: ['0'.repeat(32)],
  }
  const remember = (pool: string, value: string | undefined) => {
    const list = pools[pool]
    if (!value || !list || list.includes(value)) return
    list.push(value)
    if (list.length > KEPT) list.shift()
  }
  let turn = 0
  const filled = (text: string): string =>
    text.includes('{{')
      ? text.replace(/\{\{(\w+)(?::(\w+))?\}\}/g, (whole, name: string, role: string) => {
          if (name === 'host') return host
          if (name === 'cookie') return COOKIE
          if (name === 'session') return sessions.get(role) ?? 'none'
          // order and key have to be of one order
          const pool = pools[name]
          return pool ? pool[turn % pool.length]! : whole
        })
      : text
  return {
    path: filled,
    setSession: (role, token) => sessions.set(role, token),
    learn: (answer) => {
      // every call tells of a cart: those that something was put into are worth going on with
      if (answer.status === 201) remember('cart', answer.headers.get('cart-token'))
      if (![200, 201].includes(answer.status) || answer.body.length > 20_000) return
      const text = textOf(answer)
      remember('draft', /^"([\w-]{20,})"$/.exec(text)?.[1])
      remember('authority', /\/test-bank\/([\w-]+)/.exec(text)?.[1])
      remember('item_key', /"key":"([0-9a-f]{32})"/.exec(text)?.[1])
      const [, id, key] = /"order_id":(\d+),"order_key":"([^"]+)"/.exec(text) ?? []
      if (key && pools.order_key?.includes(key)) return
      remember('order', id)
      remember('order_key', key)
    },
    fill: ({ number, request }) => {
      turn = number
      if (request.kind === 'raw') return { ...request, pieces: request.pieces.map(filled) }
      const whole: HttpRequest = {
        ...request,
        target: filled(request.target),
        headers: request.headers.map(([name, value]) => [name, filled(value)]),
        body: request.body === null ? null : filled(request.body),
      }
      whole.headers = whole.headers.map(([name, value]) => [
        name,
        value === '{{oauth}}' ? oauthHeader(whole, host, demoKey, `n${number}-${Date.now()}`) : value,
      ])
      // who tells of more than they send has to say when they are done
      const ending = whole.framing === 'more' || whole.framing === 'untold' ? 'end' : 'wait'
      return { pieces: [toWire(whole)], pause: 0, ending, answered: [whole.method.toUpperCase()] }
    },
  }
}

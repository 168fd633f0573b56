import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Actor, SettingsPreview } from '../context.ts'
import type { DependencyVersions } from './cache-dependencies.ts'

/** Who is at the other end of the connection, as the front of the process knows it; nothing in it is read from the request. */
export interface Caller {
  /** IP address of the client, '' for a call from inside the process */
  clientIp: string
  /** names this request in the log */
  requestId: string
  /** receives what an answer depends on, so that a cache of what is made from the answer can be invalidated with it */
  onDependencies?: (versions: DependencyVersions) => void
  /** receives the pattern of the route that answers, as `/product/:slug`: one of those that are mounted, nothing of the request */
  onRouteMatched?: (pattern: string) => void
  /** receives the products, and variations, that an answer shows, before they are read */
  onProductsShown?: (productIds: Iterable<number>) => void
  /** receives what an answer holds, which then has no body: who works on it in the process needs no bytes of it */
  takeValue?: (value: unknown) => void
  /** the answer is everybody's, and events tell every change of it: it may be read from a replica */
  isPublicRead?: boolean
  /** settings that the answer is made with in place of the published ones; nobody else is given it */
  preview?: SettingsPreview
}

export const INSIDE: Caller = { clientIp: '', requestId: '' }

/** What Hono hands to every handler as `c.env`. */
export interface Bindings {
  caller: Caller
  /** for whom the shop itself asks; nothing of a request reaches it */
  actor?: Actor
}

/** Who asks. */
export const callerOf = (c: Context): Caller => (c.env as Partial<Bindings> | undefined)?.caller ?? INSIDE

/** For whom the shop itself asks, see {@link Bindings}; undefined for every request from outside. */
export const boundActor = (c: Context): Actor | undefined => (c.env as Partial<Bindings> | undefined)?.actor

const GROUP = 4

/** The first 64 bits of an IPv6 address: what one customer of a network gets, and changes addresses within. */
const networkOf = (ip: string): string => {
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const filled =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  const groups = filled.slice(0, GROUP).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

/** An IP address as throttles count it: IPv4 by itself, IPv6 by its /64, an IPv4 address in IPv6 clothing as IPv4. */
export const throttleKey = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  return isIPv6(ip) ? networkOf(ip) : ip
}

/** The IP address that throttles count a caller by, see {@link throttleKey}; '' for calls from inside the process. */
export const clientIp = (c: Context): string => throttleKey(callerOf(c).clientIp)

import type { Capability } from '#store/rights.ts'
import { EDITS } from '../wp-rest/route.ts'

/** What a route asks of who calls it. */
export interface RouteRight {
  /** who may call it: everybody, whoever is signed in, or only who has the right */
  who: 'everybody' | 'signed-in' | 'entitled'
  /** what it asks for; of a route that others may call, too, for what only the staff see or do there */
  capability?: Capability
  /** a session has to have proved its password or second factor a short while ago */
  confirmed?: true
}

/** Routes below a namespace, by method and path without the patterns of its parameters. */
export type Rights = Record<string, Capability | RouteRight>

export const EVERYBODY: RouteRight = { who: 'everybody' }
export const SIGNED_IN: RouteRight = { who: 'signed-in' }
/** open to everybody; who has the right sees more of it */
export const open = (capability: Capability): RouteRight => ({ who: 'everybody', capability })
/** a call after which little can be taken back */
export const confirmed = (capability: Capability): RouteRight => ({
  who: 'entitled',
  capability,
  confirmed: true,
})

/** as {@link confirmed}, for what is one's own */
export const CONFIRMED_OWNER: RouteRight = { who: 'signed-in', confirmed: true }

/** An item is edited by any of three methods. */
export const edits = (path: string, right: Capability | RouteRight): Rights =>
  Object.fromEntries(EDITS.map((method) => [`${method} ${path}`, right]))

interface Crud {
  read: Capability | RouteRight
  create: Capability
  edit: Capability
  remove: Capability
  batch?: Capability
}

/** A collection and its items. */
export const crud = (path: string, { read, create, edit, remove, batch }: Crud, item = ':id'): Rights => ({
  [`GET ${path}`]: read,
  [`POST ${path}`]: create,
  [`GET ${path}/${item}`]: read,
  ...edits(`${path}/${item}`, edit),
  [`DELETE ${path}/${item}`]: remove,
  ...(batch && edits(`${path}/batch`, batch)),
})

export const all = (capability: Capability, ...routes: string[]): Rights =>
  Object.fromEntries(routes.map((route) => [route, capability]))

export const to = (right: RouteRight, ...routes: string[]): Rights =>
  Object.fromEntries(routes.map((route) => [route, right]))

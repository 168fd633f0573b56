import { z } from 'zod'
import type { Args } from '#store/http/wp-rest/declaration.ts'

/** Who may call a route: everybody, whoever is signed in, those who run the shop, and these by their session alone. */
export type Audience = 'everybody' | 'customer' | 'staff' | 'manager'

interface Declared {
  query?: z.ZodType | Args
  body?: z.ZodType
  /** of the body; JSON unless this says otherwise */
  types?: readonly string[]
  /** what a success answers */
  answer?: z.ZodType
}

export interface OwnRoute extends Declared {
  summary: string
  audience: Audience
}

const routeOf =
  (audience: Audience) =>
  (summary: string, declared: Declared = {}): OwnRoute => ({ summary, audience, ...declared })
export const everybody = routeOf('everybody')
export const customer = routeOf('customer')
export const staff = routeOf('staff')
export const manager = routeOf('manager')

export const FORM = 'multipart/form-data'
export const file = z.file()

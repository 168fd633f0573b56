import type { Context } from 'hono'
import { clientIp } from './caller.ts'

const LONGEST_AGENT = 300

/** What an order stores about the client that placed it. */
export const visitorOf = (c: Context): { ipAddress: string; userAgent: string } => ({
  ipAddress: clientIp(c),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST_AGENT),
})

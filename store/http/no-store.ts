import type { Context } from 'hono'

/** Has nobody keep the answer that follows, neither the browser nor what stands between. */
export const noStore = (c: Context): void => c.header('Cache-Control', 'no-store')

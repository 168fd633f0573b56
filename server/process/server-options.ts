import type { ServerOptions } from 'node:http'

/**
 * ms; longer than proxies keep a connection that nobody uses (nginx 60 s, Caddy 2 min, Google 10 min, Cloudflare 15 min).
 * Were it shorter, a request that a proxy sends while the connection ends is answered with 502.
 */
const BEHIND_PROXY = 16 * 60_000

/** ms; the largest file that the staff may send takes 56 minutes at 500 kbit/s */
const LONGEST_REQUEST = 3_600_000

/**
 * How long connections may take.
 * @param trustedProxies proxies in front of the process; visitors themselves have Node's five seconds
 */
export const serverOptions = (trustedProxies: number): ServerOptions => ({
  headersTimeout: 15_000,
  requestTimeout: LONGEST_REQUEST,
  connectionsCheckingInterval: 5_000,
  ...(trustedProxies > 0 && { keepAliveTimeout: BEHIND_PROXY }),
})

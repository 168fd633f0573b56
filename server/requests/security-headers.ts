import { randomBytes } from 'node:crypto'

/** A random value for one answer, which others cannot guess. */
export const createNonce = (): string => randomBytes(18).toString('base64url')

export interface CspSources {
  /** beside 'self': a nonce or the hashes of the page's inline scripts */
  scripts: string[]
  styles: string[]
}

/**
 * Headers of every page. Styles set by script through the CSSOM need no allowance; `style-src-attr` is for
 * the style attributes that server-rendered components carry (sizes, placeholders).
 */
export const pageHeaders = (sources: CspSources, development: boolean): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'self' ${sources.scripts.join(' ')}${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : sources.styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `worker-src 'self'${development ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
})

/** For a page that is made for one answer. */
export const nonceSources = (nonce: string): CspSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
})

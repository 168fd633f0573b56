import type { Services } from '../services.ts'

/** The public origin that URLs in an answer start with: the configured one, else the request's own. */
export const originOf = (request: { url: string }, services: Pick<Services, 'siteUrl'>): string =>
  services.siteUrl?.replace(/\/+$/, '') ?? new URL(request.url).origin

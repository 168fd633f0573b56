import type { Context } from 'hono'
import type { Services } from '#store/services.ts'
import { originOf } from '../origin.ts'

/** Credentials that a client may put into the query; a link must not repeat them. */
const SECRETS = /^(consumer_(key|secret)|oauth_.*)$/

interface Link {
  href: string
  targetHints?: { allow: readonly string[] }
}
export type Links = Record<string, Link[]>

/** `Link` of answers that are no page of a list: where the API begins. */
export const setApiLink = (c: Context, services: Services): void =>
  c.header('Link', `<${originOf(c.req.raw, services)}/wp-json/>; rel="https://api.w.org/"`)

const pageUrl = (url: URL, origin: string, page: number): string => {
  const query = new URLSearchParams()
  for (const [name, value] of url.searchParams) if (!SECRETS.test(name)) query.append(name, value)
  query.set('page', String(page))
  return `${origin}${url.pathname.replace(/\/+$/, '')}?${query}`
}

/** The totals of a list and the way to its neighbours, in WordPress's headers. */
export const setPaging = (
  c: Context,
  services: Services,
  paging: { total: number; page: number; perPage: number },
): void => {
  const pages = Math.ceil(paging.total / paging.perPage)
  c.header('X-WP-Total', String(paging.total))
  c.header('X-WP-TotalPages', String(pages))
  const url = new URL(c.req.url)
  const origin = originOf(c.req.raw, services)
  const links: string[] = []
  if (paging.page > 1 && pages > 0) {
    links.push(`<${pageUrl(url, origin, Math.min(paging.page - 1, pages))}>; rel="prev"`)
  }
  if (paging.page < pages) links.push(`<${pageUrl(url, origin, paging.page + 1)}>; rel="next"`)
  if (links.length) c.header('Link', links.join(', '))
}

/** The `_links` of an item: itself with what may be done to it, its list, and its parent where it has one. */
export const itemLinks = (
  base: string,
  collection: string,
  id: number | string,
  allow: readonly string[],
  up?: string,
): Links => ({
  self: [{ href: `${base}${collection}/${id}`, targetHints: { allow } }],
  collection: [{ href: `${base}${collection}` }],
  ...(up === undefined ? {} : { up: [{ href: `${base}${up}` }] }),
})

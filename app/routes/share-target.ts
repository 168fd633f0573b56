import { href, redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { readShared } from '../features/pwa/share-target.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import type { Route } from './+types/share-target.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

/** Where the installed shop is opened with what another app shared (`share_target` of the web manifest). */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { origin, locale, homeLocale } = context.get(pageContext)
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const shared = readShared({ title: given('title'), text: given('text'), url: given('url') }, origin)
  const search = 'query' in shared && shared.query ? `?${new URLSearchParams({ q: shared.query })}` : ''
  const path = 'path' in shared ? shared.path : localePrefix(locale, homeLocale) + href('/search') + search
  // absolute, because the router would put the language before a path of its own making
  throw redirect(origin + path, 303)
}

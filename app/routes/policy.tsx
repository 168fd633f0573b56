import { href, redirect } from 'react-router'
import { pageDescription } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { Article } from '../features/content/article.tsx'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { findPolicy, type Policy, policyTitle } from '../shared/policies/policies.ts'
import type { Route } from './+types/policy.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context, pattern }: Route.LoaderArgs) => {
  const policy = pattern.replace('/', '') as Policy
  const settings = await context.get(pageContext).store.settings()
  const found = findPolicy(settings, policy)
  if (!found) throw notFound()
  // a text that is a page of the shop has that page's URL
  if ('page' in found) throw redirect(href('/page/:id', { id: String(found.page) }))
  const description = pageDescription({
    name: policyTitle(policy),
    text: found.html,
    fillers: [settings.site_name, settings.site_description],
  })
  const languages = settings.screen_languages?.[`/${policy}`]
  return { policy, html: found.html, description, languages }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData ? policyTitle(loaderData.policy) : undefined,
    description: loaderData?.description,
  })

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <Article title={policyTitle(loaderData.policy)} html={loaderData.html} />
}

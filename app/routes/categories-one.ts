import { redirect } from 'react-router'
import { categoriesHref } from '../shared/links/links.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/categories-one.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

/** The first layout has no number in its own URL (spec §2). */
export const loader = ({ params }: Route.LoaderArgs) => {
  throw redirect(categoriesHref(1, { id: Number(params.parent) || 0, slug: params.slug }), 301)
}

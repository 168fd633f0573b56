import { redirect } from 'react-router'
import { pageDescription } from '#common/page-description.ts'
import { pageContext } from '../context.ts'
import { Categories } from '../features/catalog/categories/categories.tsx'
import { loadCategories } from '../features/catalog/categories/load-categories.ts'
import { m } from '../messages/paraglide/messages.js'
import { categoriesHref, categoryHref } from '../shared/links/links.ts'
import { loadUnlessShown } from '../shared/pages/history/shown-screens.ts'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { digits } from '../ui/digits.ts'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/categories.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context, params, pattern }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const id = /^\d{1,9}$/.test(params.parent) ? Number(params.parent) : -1
  const [settings, level] = await Promise.all([store.settings(), loadCategories(store, id)])
  if (!level) throw notFound()
  const { parent, tiles } = level
  if (parent && !tiles.length) throw redirect(categoryHref(parent.slug))
  return {
    level,
    description: pageDescription({
      name: parent?.name ?? m.catalog_categories(),
      facts: [tiles.map(({ name, count }) => `${name} (${digits(count)})`).join(m.product_list_separator())],
      fillers: [settings.site_name, settings.site_description],
    }),
    layout: Number(/^\/?categories(\d)/.exec(pattern)?.[1] ?? 1),
    canonical: categoriesHref(settings.category_style, parent ?? undefined),
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadUnlessShown(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.level.parent?.name ?? m.catalog_categories(),
    description: loaderData?.description,
  })

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Container>
      <Categories level={loaderData.level} layout={loaderData.layout} />
    </Container>
  )
}

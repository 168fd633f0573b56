import { pageContext } from '../context.ts'
import { WishList } from '../features/catalog/wish-lists/wish-list.tsx'
import { m } from '../messages/paraglide/messages.js'
import { notFound } from '../shared/pages/not-found.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { cx } from '../ui/cx.ts'
import { Container } from '../ui/layout/container.tsx'
import type { Route } from './+types/wish-list.ts'
import styles from './screen.module.css'

export const handle = { cache: 'public' } satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => {
  const settings = await context.get(pageContext).store.settings()
  if (!settings.wish_list_page) throw notFound()
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.catalog_wish_list(), hidden: true })

export default function WishListRoute() {
  return (
    <Container stack="close" className={cx(styles.screen, styles.device)}>
      <h1>{m.catalog_wish_list()}</h1>
      <noscript>{m.catalog_wish_list_script()}</noscript>
      <WishList />
    </Container>
  )
}

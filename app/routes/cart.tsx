import { CartPage } from '../features/cart/cart-page.tsx'
import { m } from '../messages/paraglide/messages.js'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/cart.ts'

export const handle = { cache: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.cart_title(), hidden: true })

export default function CartScreen() {
  return <CartPage />
}

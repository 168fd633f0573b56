import type { ComponentProps } from 'react'
import { useKeepVisited } from './features/pwa/keep-visited.ts'
import { useScreenRefresh } from './features/pwa/screen-refresh.ts'
import { SearchField as Field } from './features/search/search-field.tsx'
import { loadAtIdle } from './first-view/load-at-idle.ts'
import { loadAddToCart } from './shared/cart/load-add-to-cart.ts'
import { loadToggleWish } from './shared/wish-list/load-toggle-wish.ts'
import { loadDialogs } from './ui/overlays/dialog.tsx'
import { loadPanels } from './ui/overlays/sheet.tsx'
import { loadToasts } from './ui/overlays/toast.ts'

/** The search field of the shell: the one part that every screen of the shop hydrates. */
export const SearchField = (props: ComponentProps<typeof Field>) => {
  useScreenRefresh()
  useKeepVisited()
  return <Field {...props} />
}

// the background tasks start as soon as the first part of a page is hydrated
if (!import.meta.env.SSR) void import('./features/pwa/background.ts').catch(() => undefined)

// what a tap asks for on any screen
loadAtIdle(
  loadAddToCart,
  loadToggleWish,
  loadToasts,
  () => import('./features/search/suggestions.tsx'),
  () => import('./device/shopping/recent-searches.ts'),
  loadPanels,
  loadDialogs,
  () => import('./shared/product-card/card-product.ts'),
  () => import('./features/product/product-preview.tsx'),
)

import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** One file of the build: which modules it holds, by the starts of their paths. */
interface Chunk {
  name: string
  /** a module that two chunks name goes into the one with the higher priority */
  priority?: number
  scripts?: string[]
  styles?: string[]
}

/**
 * A phone on a slow network waits for each file that it asks for one after the other. Left alone, the bundler makes a
 * file of whatever two routes share; these few are made on purpose.
 */
export const CHUNKS: Chunk[] = [
  {
    name: 'framework',
    priority: 2,
    scripts: ['react', 'react-dom', 'react-router', 'scheduler'].map((name) => `node_modules/${name}/`),
  },
  {
    // what every page of the shop runs and shows at first; panels, dialogs and what a tap asks for stay out
    name: 'shop',
    priority: 1,
    scripts: [
      'app/device/cart.',
      'app/device/checkouts.',
      'app/device/customer.',
      'app/device/kept-store.',
      'app/device/restore-appearance.',
      'app/device/storage.',
      'app/device/wish-list.',
      'app/features/shell/active-tab.',
      'app/features/shell/error-title.',
      'app/features/shell/failed-screen.',
      'app/features/shell/logo.',
      'app/features/shell/navigation-direction.',
      'app/features/shell/page-head.',
      'app/features/shell/root-error.',
      'app/features/shell/shell.',
      'app/features/shell/toolbar.',
      'app/features/shell/top-header.',
      'app/features/shell/use-side-menu.',
      'app/first-view/first-interaction.',
      'app/first-view/hydrate-when-idle.',
      'app/first-view/json-payload.',
      'app/nonce.',
      'app/page-locale.',
      'app/root.',
      'app/shared/account/account-path.',
      'app/shared/content/banner-bullets.',
      'app/shared/links/links.',
      'app/shared/links/shop-link.',
      'app/shared/pages/page-meta.',
      'app/shared/pages/use-hash-open.',
      'app/shared/settings/root-data.',
      'app/shared/settings/shop-connection.',
      'app/shared/settings/shop.',
      'app/shared/store-client/csrf-token.',
      'app/theme-context.',
      'app/ui/actions/icon-button.',
      'app/ui/cx.',
      'app/ui/digits.',
      'app/ui/display/icon-names.',
      'app/ui/display/icon.',
      'app/ui/display/img.',
      'app/ui/feedback/navigation-progress.',
      'app/ui/fonts.',
      'app/ui/layout/container.',
      'app/ui/overlays/sheet.',
      'app/ui/overlays/use-on-demand.',
      'app/ui/render-as.',
      'common/http/cookies.',
      'node_modules/zustand/',
    ],
    styles: [
      'app/features/search/search-field.',
      'app/features/shell/logo.',
      'app/features/shell/shell.',
      'app/features/shell/site-footer.',
      'app/features/shell/toolbar.',
      'app/features/shell/top-header.',
      'app/features/shell/wide-navigation.',
      'app/routes/',
      'app/shared/content/prose.',
      'app/shared/product-card/',
      'app/ui/actions/button.',
      'app/ui/actions/chip.',
      'app/ui/actions/icon-button.',
      'app/ui/actions/press.',
      'app/ui/base.',
      'app/ui/display/badge',
      'app/ui/display/countdown.',
      'app/ui/display/icon.',
      'app/ui/display/img.',
      'app/ui/display/price.',
      'app/ui/display/rating.',
      'app/ui/feedback/navigation-progress.',
      'app/ui/feedback/skeleton.',
      'app/ui/forms/quantity-stepper.',
      'app/ui/forms/search-field.',
      'app/ui/layout/breadcrumbs.',
      'app/ui/layout/carousel.',
      'app/ui/layout/section-header.',
    ],
  },
  {
    // what the cards of products and a product's own page are made of
    name: 'parts',
    scripts: [
      'app/ui/actions/chip.',
      'app/ui/display/countdown.',
      'app/ui/display/price.',
      'app/ui/display/rating.',
      'app/ui/forms/quantity-stepper.',
      'app/ui/layout/breadcrumbs.',
    ],
  },
  {
    name: 'product-parts',
    scripts: [
      'app/device/recently-viewed.',
      'app/messages/paraglide/messages/product_home.',
      'app/messages/paraglide/messages/product_list_separator.',
      'app/messages/paraglide/messages/product_missing_title.',
      'app/shared/cart/cart-line.',
      'app/shared/content/prose.',
      'app/messages/paraglide/messages/product_alert_restock.',
      'app/shared/links/share.',
      'app/shared/pages/read-page.',
      'app/shared/pictures/open-lightbox.',
      'app/shared/reviews/reviews-state.',
      'app/ui/overlays/alert.',
      'app/ui/overlays/toast.',
      'app/ui/scroll-behavior.',
    ],
  },
  {
    name: 'list-parts',
    scripts: [
      'app/features/catalog/list-data.',
      'app/features/catalog/listing-title.',
      'app/messages/paraglide/messages/catalog_home.',
      'app/messages/paraglide/messages/catalog_shop.',
    ],
  },
  // before the next, which would take the styles of its vendor cards along
  { name: 'home-styles', styles: ['app/features/home/', 'app/shared/vendors/'] },
  {
    // what several later parts share and is too small for a file of its own
    name: 'later-parts',
    scripts: [
      'app/device/intro-seen.',
      'app/messages/paraglide/messages/catalog_try_again.',
      'app/messages/paraglide/messages/intro_title.',
      'app/messages/paraglide/messages/search_title.',
      'app/messages/paraglide/messages/shell_all_categories.',
      'app/messages/paraglide/messages/shell_featured.',
      'app/messages/paraglide/messages/shell_news.',
      'app/messages/paraglide/messages/shell_on_sale.',
      'app/messages/paraglide/messages/shell_shop.',
      'app/messages/paraglide/messages/shell_track_order.',
      'app/messages/paraglide/messages/ui_close.',
      'app/messages/paraglide/messages/vendors_title.',
      'app/shared/pages/history-cache.',
      'app/shared/product-grid/product-count.',
      'app/shared/product-grid/use-products-by-ids.',
      'app/shared/vendors/vendor-card',
      'app/ui/use-in-viewport.',
    ],
  },
  { name: 'slides', scripts: ['app/ui/layout/carousel.', 'app/ui/layout/use-slides.'] },
  { name: 'grid-styles', styles: ['app/shared/product-grid/'] },
  {
    name: 'list-styles',
    styles: [
      'app/features/catalog/filter-panel.',
      'app/features/catalog/list-header.',
      'app/features/catalog/list-tools.',
      'app/features/catalog/price-filter.',
      'app/features/catalog/product-list.',
      'app/ui/feedback/empty-state.',
      'app/ui/forms/choice.',
      'app/ui/forms/field.',
      'app/ui/layout/chip-row.',
      'app/ui/layout/disclosure.',
    ],
  },
  {
    name: 'product-styles',
    styles: [
      'app/features/product/',
      'app/features/reviews/reviews.',
      'app/ui/actions/choice-chips.',
      'app/ui/display/details-table.',
      'app/ui/layout/tabs.',
    ],
  },
]

const pathOf = (id: string): string => {
  const path = relative(root, id)
  // a package may be installed inside of another
  const packages = path.lastIndexOf('node_modules/')
  return packages > 0 ? path.slice(packages) : path
}

/**
 * The chunks as groups of Rolldown, and a plugin that fails the build when one of their paths is no module any more:
 * whatever was moved has to be named anew.
 */
export const createChunks = (chunks: Chunk[]) => {
  const unused = new Set(
    chunks.flatMap(({ name, scripts = [], styles = [] }) =>
      [...scripts, ...styles].map((start) => `${name}: ${start}`),
    ),
  )
  const groups = chunks.map(({ name, priority = 0, scripts = [], styles = [] }) => ({
    name,
    priority,
    test: (id: string): boolean => {
      const path = pathOf(id)
      const start = (path.endsWith('.css') ? styles : scripts).find((each) => path.startsWith(each))
      if (start) unused.delete(`${name}: ${start}`)
      return start !== undefined
    },
  }))
  const everyChunkFound: Plugin = {
    name: 'every-chunk-found',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      if (unused.size)
        this.error(`The build has no module for ${[...unused].join(', ')} (app/first-view/build/chunks.ts)`)
    },
  }
  return { groups, everyChunkFound }
}

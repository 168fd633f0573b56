import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames, firstLooks, layers, pageLocale, shortName } from './app/first-view/vite-plugins.ts'

/**
 * What every page of the shop runs at first, in one file: a phone on a slow network waits for each one. What comes
 * to life with the first touch (`deferred`), and panels, dialogs and whatever is asked for by a tap, stay out.
 */
const FIRST_VIEW = [
  /app\/ui\/(actions\/icon-button|display\/(icon|img)|feedback\/navigation-progress|layout\/container|overlays\/(sheet|use-on-demand)|(?!format|use-in-viewport|scroll-behavior)[\w-]+\.)/,
  /app\/features\/shell\/(shell|page-head|root-error|failed-screen|error-title|toolbar|top-header|logo|active-tab|navigation-direction|use-side-menu)[\w-]*\.tsx?/,
  /app\/shared\/(account\/account-path|content\/banner-bullets|store-client\/csrf-token|links\/(links|shop-link)|pages\/(page-meta|use-hash-open)|settings\/(root-data|shop\.|shop-connection))/,
  /app\/first-view\/(deferred|packed|visitor)\./,
  /app\/device\/(cart|wish-list|kept-store|storage|checkouts|customer|restore)/,
  /app\/(root|theme-context|nonce|page-locale)\./,
  /common\/http\/cookies\./,
  /node_modules\/zustand\//,
]
/** The looks that pages have in common, in one file; a screen's own come in another. */
const FIRST_LOOKS =
  /app\/(ui\/(actions\/(button|chip\.|icon-button|press)|display\/(badge|icon|img|price|rating|countdown)|feedback\/(navigation-progress|skeleton)|forms\/(search-field|quantity-stepper)|layout\/(breadcrumbs|carousel|container|section-header))|features\/(shell\/(?!category-menu)[\w-]+\.|search\/search-field)|shared\/(product-card|content\/prose)|routes)[\w/.-]*\.css/
/** what the cards of products and a product's own page are made of */
const PARTS =
  /app\/ui\/(display\/(price|rating|countdown)|forms\/quantity-stepper|actions\/chip|layout\/breadcrumbs)\.tsx/
/** small ones that a screen would ask for one by one */
const PRODUCT_PARTS =
  /app\/(shared\/(pictures\/open-lightbox|cart\/cart-line|content\/prose)\.tsx?|ui\/scroll-behavior|device\/recently-viewed|messages\/paraglide\/messages\/product_(home|missing_title|list_separator))/
const LIST_PARTS =
  /app\/(features\/catalog\/(list-data|place-title)|messages\/paraglide\/messages\/catalog_(shop|home)\.)/
/** what several deferred parts have in common and is too small for a file of its own */
const ODDS =
  /app\/(device\/intro-seen|shared\/(pages\/history-cache|product-grid\/(product-count|use-products-by-ids)|vendors\/vendor-card[\w-]*\.tsx?)|ui\/use-in-viewport|messages\/paraglide\/messages\/(ui_close|search_title|catalog_try_again|intro_title|vendors_title|shell_(shop|featured|track_order|all_categories|news|on_sale))\.)/
const SLIDES = /app\/ui\/layout\/(carousel\.tsx|use-slides)/
const HOME_LOOKS = /app\/(features\/home|shared\/vendors)\/[\w.-]+\.css/
const GRID_LOOKS = /app\/shared\/product-grid\/[\w.-]+\.css/
const LIST_LOOKS =
  /app\/(features\/catalog\/(filter-panel|list-\w+|price-filter|product-list)|ui\/(forms\/(choice|field)|layout\/(disclosure|chip-row)|feedback\/empty-state))[\w.]*\.css/
const PRODUCT_LOOKS =
  /app\/(features\/product\/[\w-]+|features\/reviews\/reviews|ui\/(actions\/choice-chips|display\/details-table|layout\/tabs))[\w.]*\.css/
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//
const EVERYWHERE = /\/(framework|rolldown-runtime|shop)-[\w-]{8}\.\w+$/
const isFirst = (id: string) => FIRST_LOOKS.test(id) || FIRST_VIEW.some((part) => part.test(id))

export default defineConfig(({ command }) => ({
  plugins: [pageLocale, layers, firstLooks, ...classNames, reactRouter()],
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    target: 'es2022',
    // from these on `light-dark()` is known, which the theme needs anyway; `:dir()` would become a guess by language
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    cssMinify: true,
    // what every page has already needs no naming at each place that asks for more
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)) },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shop', test: isFirst, priority: 1 },
                { name: 'parts', test: PARTS },
                { name: 'product-parts', test: PRODUCT_PARTS },
                { name: 'list-parts', test: LIST_PARTS },
                { name: 'home-looks', test: HOME_LOOKS },
                { name: 'odds', test: ODDS },
                { name: 'slides', test: SLIDES },
                { name: 'grid-looks', test: GRID_LOOKS },
                { name: 'list-looks', test: LIST_LOOKS },
                { name: 'product-looks', test: PRODUCT_LOOKS },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/handler.ts' } } },
  },
  ssr: { noExternal: ['@material/material-color-utilities'] },
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
}))

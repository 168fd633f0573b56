import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page of the shop runs at first, in one file: a phone on a slow network waits for each one. What comes
 * to life with the first touch (`deferred`), and panels, dialogs and whatever is asked for by a tap, stay out.
 */
const FIRST_VIEW = [
  /app\/ui\/(actions\/icon-button|display\/(icon|img|thumbhash)|feedback\/progress-bar|layout\/(container|carousel|use-slides)|overlays\/(sheet|use-on-demand)|[\w-]+\.)/,
  /app\/features\/shell\/(shell|page-head|root-error|toolbar|top-header|header-action|dark-mode|logo|social|active-tab|navigation-direction|use-side-menu)[\w-]*\.tsx?/,
  /app\/shop\/(links|page-meta|root-data|shop\.|shop-link|shop-connection|use-hash-open|deferred|visitor)/,
  /app\/device\/(cart|wish-list|kept-store|storage|checkouts|dark-mode|restore)/,
  /app\/(root|theme-context|nonce)\./,
  /app\/messages\/paraglide\/(runtime|registry)/,
  /node_modules\/zustand\//,
]
/** Their looks come with the page all the same: the server has drawn them. */
const FIRST_LOOKS =
  /app\/(ui\/(actions|display\/(icon|img|price|rating|countdown)|feedback\/(skeleton|empty-state|progress-bar)|forms\/(search-field|quantity-stepper)|layout\/(breadcrumbs|carousel|page|section-header))|features\/shell(?!\/side-menu)|features\/search\/search-field|shop\/(card|product-grid)|routes)[\w/.-]*\.css/
/** In a file of their own for lists and searches: `listLooks` names them. */
const LIST_LOOKS =
  /app\/(features\/(catalog\/(?!categories)[\w-]+|search\/(did-you-mean|search-start))|ui\/(forms\/choice|layout\/disclosure))\.module\.css/
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//
const isFirst = (id: string) => FIRST_LOOKS.test(id) || FIRST_VIEW.some((part) => part.test(id))

/** Five letters from the class's own file and name: the same in every build, and many of them travel. */
const shortName = (name: string, file: string): string => {
  const digest = createHash('sha256')
    .update(`${relative(import.meta.dirname, file)} ${name}`)
    .digest()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return [...digest.subarray(0, 5)].map((byte) => letters[byte % letters.length]).join('')
}

/**
 * React Router links a stylesheet that parts loaded later need too with a `#`, and so Vite would fetch the first
 * looks a second time, behind the pages' own, which they would then outdo. Under the same name they are found.
 */
const firstLooksOnce: Plugin = {
  name: 'first-looks-once',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/"(assets\/shop-[\w-]+\.css)"/g, '"$1#"')
      }
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), firstLooksOnce],
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    target: 'es2022',
    // from these on `light-dark()` is known, which the theme needs anyway; `:dir()` would become a guess by language
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    cssMinify: true,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shop', test: isFirst, priority: 1 },
                { name: 'list', test: LIST_LOOKS, priority: 2 },
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

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every page of the shop shows at first, in few files: a phone on a slow network waits for each one.
 * Panels, dialogs and whatever is asked for by a tap stay out, each in its own file.
 */
const FIRST_VIEW = [
  /app\/ui\/(actions\/(button|icon-button|chip)|display\/(icon|img|price|rating|badge)|feedback\/(skeleton|empty-state|progress-bar)|layout|forms\/(quantity-stepper|search-field|field)|[\w-]+\.)/,
  /app\/features\/shell\/(?!side-menu|category-menu)[\w-]+\./,
  /app\/features\/search\/(search-field|search-href)/,
  /app\/shop\/(card\/|product-grid\/|links|page-meta|root-data|shop\.|shop-link|shop-connection|card-product|cart-line|product-count|use-hash-open)/,
  /app\/device\/(cart|wish-list|kept-store|storage|checkouts|dark-mode|restore)/,
  /app\/(root|theme-context|nonce)\./,
  /app\/messages\/paraglide\/(runtime|registry)/,
  /node_modules\/zustand\//,
]
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\//

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shop', test: (id: string) => FIRST_VIEW.some((part) => part.test(id)), priority: 1 },
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
})

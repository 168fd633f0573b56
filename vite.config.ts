import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { CHUNKS, ON_EVERY_PAGE } from './app/first-view/build/chunks.ts'
import { classNames, createShortNames } from './app/first-view/build/class-names.ts'
import { createChunks } from './app/first-view/build/create-chunks.ts'
import { firstStyles } from './app/first-view/build/first-styles.ts'
import { createLateParts } from './app/first-view/build/late-parts.ts'
import { layers } from './app/first-view/build/layers.ts'
import { ownMessages } from './app/first-view/build/own-messages.ts'
import { pageLocale } from './app/first-view/build/page-locale.ts'
import { createSmallStorage } from './app/first-view/build/small-storage.ts'
import { styleTexts } from './app/first-view/build/style-texts.ts'
import { unusedLinks } from './app/first-view/build/unused-links.ts'

const chunks = createChunks(CHUNKS, ON_EVERY_PAGE)
const shortName = createShortNames()

export default defineConfig(({ command }) => ({
  plugins: [
    chunks.everyChunkFound,
    pageLocale(),
    unusedLinks(),
    ownMessages(chunks.chunkOf, chunks.loadedBefore),
    layers,
    firstStyles,
    createLateParts(),
    styleTexts,
    ...classNames(shortName),
    createSmallStorage(),
    reactRouter(),
  ],
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    target: 'es2022',
    // from these on `light-dark()` is known, which the theme needs anyway; `:dir()` would become a guess by language
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    cssMinify: true,
    // tools/build/build-worker.ts reads from it which files screens need, and removes it
    manifest: true,
    // what every page has already needs no naming at each place that asks for more
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !chunks.isOnEveryPage(file)) },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: chunks.groups,
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

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { CHUNKS, createChunks } from './app/first-view/chunks.ts'
import { classNames, firstLooks, layers, pageLocale, shortName } from './app/first-view/vite-plugins.ts'

const EVERYWHERE = /\/(framework|rolldown-runtime|shop)-[\w-]{8}\.\w+$/

const chunks = createChunks(CHUNKS)

export default defineConfig(({ command }) => ({
  plugins: [chunks.everyChunkFound, pageLocale, layers, firstLooks, ...classNames, reactRouter()],
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

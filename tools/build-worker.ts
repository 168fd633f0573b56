import { join } from 'node:path'
import { build } from 'vite'
import { pageLocale } from '#app/first-view/build/page-locale.ts'

/** A worker is one script at the root of the site, under the name that the specification gives it. */
await build({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [pageLocale()],
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: {
      input: 'app/worker/ngsw-worker.ts',
      output: { format: 'iife', entryFileNames: 'ngsw-worker.js' },
    },
  },
})

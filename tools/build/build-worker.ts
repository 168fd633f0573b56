import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { injectManifest } from '@serwist/build'
import { build } from 'vite'
import { pageLocale } from '#app/first-view/build/page-locale.ts'
import { offlineFiles } from './offline-files.ts'

const root = join(import.meta.dirname, '../..')
const client = join(root, 'build/client')
/** The name is the specification's; a worker at the root of the site answers for all of it. */
const WORKER = join(client, 'ngsw-worker.js')

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [pageLocale()],
  define: { 'process.env.NODE_ENV': '"production"' },
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

// Vite's list of files is for the worker; nobody else asks for it
const viteFolder = join(client, '.vite')
const files = offlineFiles(JSON.parse(readFileSync(join(viteFolder, 'manifest.json'), 'utf8')))
rmSync(viteFolder, { recursive: true })

// the router's list of routes and the icons stand in no list of Vite's
const listOfRoutes = readdirSync(join(client, 'assets')).filter((name) =>
  /^manifest-[0-9a-f]{8}\.js$/.test(name),
)
const icons = readdirSync(join(client, 'assets')).filter((name) => /^icons.*\.svg$/.test(name))
const names = [...files, ...[...listOfRoutes, ...icons].map((name) => `assets/${name}`)]

const { count, warnings } = await injectManifest({
  swSrc: WORKER,
  swDest: WORKER,
  globDirectory: client,
  globPatterns: names,
  dontCacheBustURLsMatching: /^assets\//,
})
if (warnings.length || count !== names.length || listOfRoutes.length !== 1) {
  console.error(`${count} files of ${names.length} are precached`, ...warnings)
  process.exit(1)
}

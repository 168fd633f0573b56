import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vite'

const require = createRequire(import.meta.url)
/** react-admin's own dependencies, which npm keeps apart from ours: all of its packages have to share one of each. */
const within = createRequire(require.resolve('react-admin'))
const folderOf = (name: string): string =>
  dirname(within.resolve(name.endsWith('/package.json') ? name : `${name}/package.json`))

/** What the first screen has in common with lists and forms: without it, their groups would come with that screen. */
const ALSO_OF_OVERVIEW =
  /@mui\/material\/(LinearProgress|Skeleton|ListItemButton\/listItemButtonClasses)|\/admin\/shared\/.+\/(picture|number-text|money-field|status-chip)\.tsx$/

const root = join(import.meta.dirname, '..')

/** The back office: a bundle of its own, which nothing of the storefront loads. Run from the project's folder. */
export default defineConfig({
  root,
  base: '/admin/',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: folderOf('react-router') },
      { find: /^react-router-dom$/, replacement: folderOf('react-router-dom') },
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'],
  },
  build: {
    outDir: join(root, 'build/client/admin'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: join(import.meta.dirname, 'main.tsx'),
      output: {
        codeSplitting: {
          // A module goes to the group of the highest priority that it fits, and takes along what it imports: no group
          // imports from one of a lower priority, so none import each other in a circle.
          groups: [
            { name: 'main', tags: ['$initial'], priority: 5 },
            { name: 'overview', test: ALSO_OF_OVERVIEW, priority: 4 },
            { name: 'often', minShareCount: 36, priority: 3 },
            { name: 'lists', minShareCount: 20, priority: 2 },
            { name: 'forms', minShareCount: 14, priority: 1 },
          ],
        },
      },
      // MUI marks its modules for servers that render components, of which there is none here
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log)
      },
    },
  },
})

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vite'

const require = createRequire(import.meta.url)
/** react-admin's own dependencies, which npm keeps apart from ours: all of its packages have to share one of each. */
const within = createRequire(require.resolve('react-admin'))
const folderOf = (name: string): string =>
  dirname(within.resolve(name.endsWith('/package.json') ? name : `${name}/package.json`))

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
      // MUI marks its modules for servers that render components, of which there is none here
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log)
      },
    },
  },
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { createLateParts } from './app/first-view/build/late-parts.ts'

const TESTS = [
  '{common,store-api,store,demo,server,app,gateway,tools}/**/*.test.{ts,tsx}',
  'tests/contract/**/*.test.ts',
  'tests/woocommerce-clients/*.test.ts',
  '*.test.ts',
]

/**
 * Tests that put something in place of a module need modules that nobody has loaded before them; those with a document
 * need modules that begin with their own: React and ours listen to the document that they find when they are loaded.
 * Those that are drawn as on the server need its language, which others have overwritten with theirs. The listener puts a
 * `Request` and a `Response` of its own in the place of Node's.
 */
const NEEDS_OWN_MODULES =
  /\bvi\.(mock|doMock|resetModules)\(|^\/\/ @vitest-environment jsdom$|\brunInLocale\(|\/process\/listener\.ts'/m
const ALONE = globSync(TESTS, { cwd: import.meta.dirname }).filter((path) =>
  NEEDS_OWN_MODULES.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
)

export default defineConfig({
  plugins: [createLateParts()],
  test: {
    environment: 'node',
    // its imports have no extensions, which Node alone does not resolve
    server: { deps: { inline: ['@material/material-color-utilities'] } },
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    maxWorkers: 2,
    // processes that tests start find compiled what an earlier one has loaded
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    projects: [
      // loads each module once for all files, which takes half of the time
      { extends: true, test: { name: 'together', include: TESTS, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
  },
})

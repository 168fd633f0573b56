import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config'
import { createLateParts } from './app/first-view/build/late-parts.ts'

const TESTS = [
  '{admin,common,store-api,store,demo,server,app,gateway,tools}/**/*.test.{ts,tsx}',
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

/** The files that these patterns match are run as one, but for those that have to be alone. */
export const createVitestConfig = (tests: string[], options: TestUserConfig = {}): ViteUserConfig => {
  const alone = globSync(tests, { cwd: import.meta.dirname, exclude: options.exclude }).filter((path) =>
    NEEDS_OWN_MODULES.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  )
  return defineConfig({
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
      ...options,
      projects: [
        // loads each module once for all files, which takes half of the time
        {
          extends: true,
          test: {
            name: 'together',
            include: tests,
            exclude: [...alone, ...(options.exclude ?? [])],
            isolate: false,
          },
        },
        ...(alone.length
          ? [{ extends: true as const, test: { name: 'alone', include: alone, isolate: true } }]
          : []),
      ],
    },
  })
}

export default createVitestConfig(TESTS)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { createLateParts } from './app/first-view/build/late-parts.ts'
import { styleTexts } from './app/first-view/build/style-texts.ts'

export const TESTS = [
  '{admin,common,store-api,store,demo,server,app,gateway,tools}/**/*.test.{ts,tsx}',
  'tests/contract/**/*.test.ts',
  'tests/woocommerce-clients/*.test.ts',
  '*.test.ts',
]

/**
 * Tests that put something in place of a module need modules that nobody has loaded before them. Those that are drawn as
 * on the server need its language, which others have overwritten with theirs. The listener puts a `Request` and a
 * `Response` of its own in the place of Node's.
 */
const NEEDS_OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(|\brunInLocale\(|\/process\/listener\.ts'/m

/** React and ours listen to the document that they find when they are loaded: modules begin with each document. */
const NEEDS_DOCUMENT = /^\/\/ @vitest-environment jsdom$/m

/** Tests that wait for processes: they begin first, while others have something to do beside them. */
const WAITS = /\/tests\/(postgres|contract\/process)\//

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return Object.values(Object.groupBy(sorted, ({ project }) => project.name)).flatMap((ofOne = []) => [
      ...ofOne.filter(({ moduleId }) => WAITS.test(moduleId)),
      ...ofOne.filter(({ moduleId }) => !WAITS.test(moduleId)),
    ])
  }
}

/** The files that these patterns match are run as one, but for those that have to be alone. */
export const createVitestConfig = (tests: string[], options: TestUserConfig = {}): ViteUserConfig => {
  const sources = globSync(tests, { cwd: import.meta.dirname, exclude: options.exclude }).map((path) => ({
    path,
    source: readFileSync(join(import.meta.dirname, path), 'utf8'),
  }))
  const withDocument = sources.filter(({ source }) => NEEDS_DOCUMENT.test(source))
  const alone = sources.filter((one) => NEEDS_OWN_MODULES.test(one.source) && !withDocument.includes(one))
  /** A project of files that have modules of their own; none where there is no file. */
  const apart = (name: string, files: { path: string }[], test: TestUserConfig) =>
    files.length
      ? [{ extends: true as const, test: { name, include: files.map(({ path }) => path), ...test } }]
      : []
  return defineConfig({
    plugins: [createLateParts(), styleTexts],
    test: {
      environment: 'node',
      // its imports have no extensions, which Node alone does not resolve
      server: { deps: { inline: ['@material/material-color-utilities'] } },
      setupFiles: ['tests/support/setup.ts'],
      restoreMocks: true,
      // long, for a machine that others use as well
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
      // most of what a test makes is gone after it: with more room for what is new, a tenth of the processor's time is saved
      execArgv: ['--max-semi-space-size=64'],
      sequence: { sequencer: WaitingFirst },
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
            exclude: [...[...alone, ...withDocument].map(({ path }) => path), ...(options.exclude ?? [])],
            isolate: false,
          },
        },
        ...apart('alone', alone, { isolate: true }),
        // jsdom, which takes longer to load than most tests run, is loaded once for all
        ...apart('with a document', withDocument, { pool: 'vmForks' }),
      ],
    },
  })
}

export default createVitestConfig(TESTS)

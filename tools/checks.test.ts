import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { createChecks, quickChecks, SLOW_TESTS } from './checks.ts'

const ROOT = join(import.meta.dirname, '..')

const all = createChecks({ unit: 'unit.json', browser: 'browser.json' })
const namesOf = (checks: { name: string }[]): string[] => checks.map(({ name }) => name)

test('the quick checks are a part of all checks, in their order', () => {
  const quick = quickChecks(all)
  expect(namesOf(quick)).toEqual(['types', 'lint', 'import rules', 'unit and contract tests'])
  expect(namesOf(all).filter((name) => namesOf(quick).includes(name))).toEqual(namesOf(quick))
  for (const { name, command, env } of quick) {
    const whole = all.find((check) => check.name === name)!
    expect(command.slice(0, whole.command.length)).toEqual(whole.command)
    expect(env).toEqual(whole.env)
  }
})

test('the quick unit tests are all but the slow ones', { timeout: 60_000 }, () => {
  const filesOf = (args: string[]): string[] => {
    const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...args]
    const printed = execFileSync(process.execPath, list, { cwd: ROOT, encoding: 'utf8' })
    return (JSON.parse(printed) as { file: string }[]).map(({ file }) => relative(ROOT, file)).sort()
  }
  const { quick } = all.find(({ name }) => name === 'unit and contract tests')!
  const isSlow = (file: string) => SLOW_TESTS.some((pattern) => matchesGlob(file, pattern))
  expect(filesOf(quick!)).toEqual(filesOf([]).filter((file) => !isSlow(file)))
})

test('the proofs are looked up last, in the reports that both runners wrote', () => {
  const proofs = all.at(-1)!
  expect(proofs.command.slice(-3)).toEqual(['--ran', 'unit.json', 'browser.json'])
  expect(proofs.beside).toBeUndefined()
  expect(all.find(({ name }) => name === 'unit and contract tests')?.command).toContain(
    '--outputFile.json=unit.json',
  )
  expect(all.find(({ name }) => name === 'browser tests')?.env).toEqual({
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'browser.json',
  })
})

test('after a run without a single test, the proofs fail and name the rows', () => {
  using made = mkdtempDisposableSync(join(tmpdir(), 'vitrin-proofs-'))
  const folder = made.path
  const [unit, browser] = [join(folder, 'unit.json'), join(folder, 'browser.json')]
  writeFileSync(unit, JSON.stringify({ testResults: [] }))
  writeFileSync(browser, JSON.stringify({ config: { rootDir: join(ROOT, 'tests/e2e') }, suites: [] }))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tools/proofs/coverage.ts', '--ran', unit, browser],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^9\.menu-animation: .+ did not run$/m)
})

test.each(SLOW_TESTS)('%s, which the quick checks leave out, has tests', (pattern) => {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => /\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(0)
})

test('types are checked by the TypeScript that package.json names, not by the one of dependency-cruiser', () => {
  const { scripts, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
    devDependencies: Record<string, string>
  }
  const compile = scripts.typecheck?.split('&&').at(-1)?.replace('-p .', '--version') ?? ''
  const version = execFileSync('sh', ['-c', compile], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
  })
  expect(version.trim()).toBe(`Version ${devDependencies.typescript}`)
})

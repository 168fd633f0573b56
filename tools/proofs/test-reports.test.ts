import { expect, test } from 'vitest'
import { playwrightTests, problemOfRun, type RanTest, vitestTests } from './test-reports.ts'

test('the report of Vitest tells what became of each test', () => {
  const report = {
    testResults: [
      {
        name: '/shop/store/a.test.ts',
        assertionResults: [
          { title: 'passes', status: 'passed' },
          { title: 'fails', status: 'failed' },
          { title: 'is left out', status: 'pending' },
          { title: 'is to be written', status: 'todo' },
        ],
      },
    ],
  }
  expect(vitestTests(report, '/shop')).toEqual([
    { file: 'store/a.test.ts', title: 'passes', outcome: 'passed' },
    { file: 'store/a.test.ts', title: 'fails', outcome: 'failed' },
    { file: 'store/a.test.ts', title: 'is left out', outcome: 'skipped' },
    { file: 'store/a.test.ts', title: 'is to be written', outcome: 'skipped' },
  ])
})

test('the report of Playwright tells the same, in groups too', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ results: statuses.map((status) => ({ status })) }],
  })
  const report = {
    config: { rootDir: '/shop/tests/e2e' },
    suites: [
      {
        specs: [spec('passes', 'passed'), spec('hangs', 'timedOut')],
        suites: [{ specs: [spec('is left out', 'skipped'), spec('never began')] }],
      },
    ],
  }
  expect(playwrightTests(report, '/shop')).toEqual([
    { file: 'tests/e2e/cart.spec.ts', title: 'passes', outcome: 'passed' },
    { file: 'tests/e2e/cart.spec.ts', title: 'hangs', outcome: 'failed' },
    { file: 'tests/e2e/cart.spec.ts', title: 'is left out', outcome: 'skipped' },
    { file: 'tests/e2e/cart.spec.ts', title: 'never began', outcome: 'skipped' },
  ])
})

const FILE = 'store/a.test.ts'
const ran = (title: string, outcome: RanTest['outcome'], file = FILE): RanTest => ({ file, title, outcome })

test.each<[title: string, run: RanTest[], problem: string | null]>([
  ['cap is sold', [ran('cap is sold', 'passed')], null],
  ['cap is sold', [], `"cap is sold" in ${FILE} did not run`],
  ['cap is sold', [ran('cap is sold', 'passed', 'b.test.ts')], `"cap is sold" in ${FILE} did not run`],
  ['cap is', [ran('cap is sold', 'passed')], `"cap is" in ${FILE} did not run`],
  ['cap is sold', [ran('cap is sold', 'failed')], `"cap is sold" in ${FILE} failed`],
  ['cap is sold', [ran('cap is sold', 'skipped')], `"cap is sold" in ${FILE} was skipped`],
  ['%s is sold', [ran('cap is sold', 'passed'), ran('bag is sold', 'passed')], null],
  [
    '%s is sold',
    [ran('cap is sold', 'passed'), ran('bag is sold', 'failed')],
    `"bag is sold" in ${FILE} failed`,
  ],
])('"%s" after a run, case %#', (title, run, problem) => {
  expect(problemOfRun(FILE, title, run)).toBe(problem)
})

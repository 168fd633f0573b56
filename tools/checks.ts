export interface Check {
  name: string
  command: string[]
  /** uses one core at most, or waits: it begins at once, runs beside the others, and is told of in its turn */
  beside?: boolean
  env?: Record<string, string>
  /** belongs to the quick checks too: arguments that are added there, to do less */
  quick?: string[]
}

/** Where the two test runners write what they counted. */
interface Reports {
  unit: string
  browser: string
}

/** Tests that open whole shops or start processes: most of the time that unit tests take. */
export const SLOW_TESTS = [
  'tests/contract/**',
  'tests/woocommerce-clients/**',
  'store/backup/**',
  'store/http/**',
  'demo/**',
  'server/open-shop.test.ts',
  'tools/**',
]

/** Every check of the project, in order of cost. */
export const createChecks = ({ unit, browser }: Reports): Check[] => [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], quick: [] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], quick: [] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'imports'], beside: true, quick: [] },
  { name: 'unused code', command: ['knip'], beside: true },
  { name: 'specification', command: ['npm', 'run', '--silent', 'coverage'], beside: true },
  {
    name: 'unit and contract tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    // patterns on the command line would be overlooked: each project of the config has its own
    quick: ['--config', 'vitest.quick.config.ts'],
  },
  { name: 'PostgreSQL', command: ['vitest', 'run', '--config', 'vitest.postgres.config.ts'] },
  {
    name: 'attack',
    beside: true,
    command: [
      'npm',
      'run',
      '--silent',
      'attack',
      '--',
      '--calls',
      '3000',
      '--rate',
      '0',
      '--seed',
      '1',
      '--without-times',
    ],
  },
  // not beside the others: on a busy machine more or less of what follows the first view has come after five seconds
  { name: 'sizes', command: ['npm', 'run', '--silent', 'size'] },
  {
    name: 'browser tests',
    // Node reads TypeScript itself there: Babel takes a quarter of a minute for what no run before this one has cached
    command: ['npm', 'run', '--silent', 'e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
  },
  // last: it reads what both runners wrote
  { name: 'proofs', command: ['npm', 'run', '--silent', 'coverage', '--', '--ran', unit, browser] },
]

/** Those of the checks that need neither a build nor a browser, and take a minute together. */
export const quickChecks = (checks: Check[]): Check[] =>
  checks.flatMap(({ quick, ...check }) =>
    quick ? [{ ...check, command: [...check.command, ...quick] }] : [],
  )

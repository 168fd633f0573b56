import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Every check of the project, in order of cost; the first that fails ends the run. */
const results = mkdtempSync(join(tmpdir(), 'vitrin-check-'))
const unitReport = join(results, 'unit.json')
const browserReport = join(results, 'browser.json')

const steps: { name: string; command: string[]; env?: Record<string, string> }[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'specification', command: ['npm', 'run', '--silent', 'coverage'] },
  {
    name: 'unit and contract tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  {
    name: 'attack',
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
  { name: 'sizes', command: ['npm', 'run', '--silent', 'size'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
]

const started = Date.now()
for (const { name, command, env } of steps) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command[0]!, command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
}

const unit = JSON.parse(readFileSync(unitReport, 'utf8')) as {
  numPassedTests: number
  numFailedTests: number
}
const browser = JSON.parse(readFileSync(browserReport, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number }
}
console.log(`\nEvery check passed in ${Math.round((Date.now() - started) / 1000)} s`)
console.log(
  `${unit.numPassedTests + browser.stats.expected + browser.stats.flaky} passed, ${unit.numFailedTests + browser.stats.unexpected} failed`,
)

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Check, createChecks, quickChecks } from './checks.ts'

/** Runs every check of the project, or with `--quick` the quick ones; the first that fails ends the run. */
const isQuick = process.argv.includes('--quick')
const results = mkdtempSync(join(tmpdir(), 'vitrin-check-'))
const reports = { unit: join(results, 'unit.json'), browser: join(results, 'browser.json') }
const checks = createChecks(reports)

interface Ended {
  status: number | null
  /** what it said, where it was not printed at once */
  said: Buffer
}

const run = ({ command, env }: Check, stdio: 'inherit' | 'pipe'): Promise<Ended> => {
  const child = spawn(command[0]!, command.slice(1), { stdio, env: { ...process.env, ...env } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes))
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, said: Buffer.concat(said) }))
  })
}

const wanted = isQuick ? quickChecks(checks) : checks
const started = Date.now()
const beside = new Map(wanted.filter((check) => check.beside).map((check) => [check, run(check, 'pipe')]))
const secondsSince = (time: number): number => Math.round((Date.now() - time) / 1000)
for (const check of wanted) {
  const { name } = check
  console.log(`\n── ${name}`)
  const begun = Date.now()
  const { status, said } = await (beside.get(check) ?? run(check, 'inherit'))
  process.stdout.write(said)
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  console.log(`${name}: ${secondsSince(begun)} s${check.beside ? ' more, beside the others' : ''}`)
}

interface Counted {
  passed: number
  failed: number
}

const countUnitTests = (): Counted => {
  const report = JSON.parse(readFileSync(reports.unit, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

const countBrowserTests = (): Counted => {
  const { stats } = JSON.parse(readFileSync(reports.browser, 'utf8')) as {
    stats: { expected: number; unexpected: number }
  }
  return { passed: stats.expected, failed: stats.unexpected }
}

const counted = isQuick ? [countUnitTests()] : [countUnitTests(), countBrowserTests()]
const sum = (of: keyof Counted) => counted.reduce((total, one) => total + one[of], 0)
console.log(`\n${isQuick ? 'The quick checks' : 'Every check'} passed in ${secondsSince(started)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
if (isQuick) console.log('npm test runs the others too')

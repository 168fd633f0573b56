import { spawnSync } from 'node:child_process'
import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { backupFolder, readConfig, VARIABLES } from '#config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
/** of the C library, and of the proxy */
const OTHERS = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'VITRIN_HOST', 'VITRIN_UPSTREAM', 'VITRIN_CDN']

test.each<[string, RegExp]>([
  ['deploy/vitrin.service', /(?<=^Environment=.*)\b[A-Z][A-Z_]+(?==)/gm],
  ['deploy/Dockerfile', /(?<=^(?:ENV| {4}).*)\b[A-Z][A-Z_]+(?==)/gm],
  ['deploy/compose.yaml', /(?<=^ {6})[A-Z][A-Z_]+(?=:)/gm],
  ['docs/deployment.md', /^[A-Z][A-Z_]+(?==)/gm],
])('%s sets variables that the shop reads', (path, pattern) => {
  const names = read(path).match(pattern) ?? []
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => ![...VARIABLES, ...OTHERS].includes(name))).toEqual([])
})

test.each(['deploy/prometheus-alerts.yml', 'docs/operations.md'])(
  '%s names metrics that are told',
  (path) => {
    const sources = globSync('server/process/*-metrics.ts', { cwd: ROOT }).concat('server/process/metrics.ts')
    const told = sources.flatMap((source) => read(source).match(/(?<=')vitrin_\w+(?=')/g) ?? [])
    const named = [...new Set(read(path).match(/vitrin_\w+/g))].map((name) => name.replace(/_count$/, ''))
    expect(named.length).toBeGreaterThan(7)
    expect(named.filter((name) => !told.includes(name))).toEqual([])
  },
)

test('behind a CDN the proxy passes on for whom the CDN asks, once its networks are named', () => {
  const [, proxy = ''] = /\treverse_proxy [^\n]*\{\n(.*?)\n\t\}/s.exec(read('deploy/Caddyfile')) ?? []
  expect(proxy).toMatch(/^\t\ttrusted_proxies \{\$VITRIN_CDN:/m)
  expect(read('deploy/compose.yaml')).toMatch(/^ {6}TRUST_PROXY: \$\{TRUST_PROXY:-1\}$/m)
  expect(read('deploy/compose.yaml')).toMatch(/^ {6}VITRIN_CDN: \$\{VITRIN_CDN:-/m)
  expect(read('docs/deployment.md')).toMatch(/VITRIN_CDN/)
})

test('a process that is told to end has longer for it than it takes', () => {
  const [, all = ''] = /const END = \{.* all: (\d+) \}/.exec(read('main.ts')) ?? []
  const [, unit = ''] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/vitrin.service')) ?? []
  const [, compose = ''] = /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml')) ?? []
  expect(Number(all)).toBeGreaterThan(0)
  for (const seconds of [unit, compose]) expect(Number(seconds) * 1000).toBeGreaterThan(Number(all))
})

/** What of the owner's lies in the project's folder where `DATA_DIR` is `data`. */
const OWNED = [
  'data',
  'data.key',
  // of a key that is being written
  'data.key.0123456789abcdef',
  relative(process.cwd(), backupFolder(readConfig({}))),
  // where `npm run backup` writes
  'backups',
  // of a restore
  'data.restoring-0123456789ab',
  'data.before-20261126T120000Z',
  'data.key.before-20261126T120000Z',
]
const SOURCES = ['store/database', 'store/backup', 'store/database/data-key.ts', 'admin/operations/backups']

test.each(['.dockerignore', '.gitignore'])('%s names what is the owner’s, and nothing else', (file) => {
  const patterns = read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const isNamed = (path: string) =>
    patterns.some((pattern) => {
      const glob = pattern.replaceAll(/^\/|\/$/g, '')
      // git looks for a name without a slash in every folder
      const isAnywhere = file === '.gitignore' && !pattern.slice(0, -1).includes('/')
      return (isAnywhere ? path.split('/') : [path]).some((name) => matchesGlob(name, glob))
    })
  expect(OWNED.filter((path) => !isNamed(path))).toEqual([])
  expect(SOURCES.filter(isNamed)).toEqual([])
})

/** The commands of a document, each in a line of its own. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^```sh\n(.*?)^```$|`([^`\n]+)`/gms)]
    .flatMap(([, block, inline = '']) => (block ?? inline).split(/\n|&&/))
    .map((command) => command.trim())

test('commands for a shop under systemd have its user, and those of the shop its variables', () => {
  const [, systemd = ''] = /^## Debian, systemd and Caddy$(.*?)^## /ms.exec(read('docs/deployment.md')) ?? []
  const commands = [...commandsOf(systemd), ...commandsOf(read('docs/operations.md'))]
  const ofShop = commands.filter((command) => /\bnpm run\b/.test(command))
  const ofFolder = commands.filter((command) => /^git \S|[\s/]git \S|\bvitrin\.mjs\b/.test(command))
  expect([ofShop.length > 5, ofFolder.length > 2]).toEqual([true, true])
  expect(ofShop.filter((command) => !command.startsWith('vitrin-run npm run '))).toEqual([])
  expect(ofFolder.filter((command) => !/^(apt-get|runuser -u vitrin --) /.test(command))).toEqual([])
})

test('vitrin-run runs a command with the user, the folder and the variables of the unit', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-run-'))
  const file = (name: string, lines: string[]): string => {
    const path = join(folder.path, name)
    writeFileSync(path, `${lines.join('\n')}\n`)
    return path
  }
  const variables = file('env', [
    '# of the machine',
    '',
    'DATA_DIR=/srv/shop/data',
    'DATABASE_URL=postgres://user:pass&$word@host/shop?a=b#c',
    "BACKUP_PASSPHRASE='twelve * letters'  ",
    'MAIL_FROM="shop@shop.example"',
  ])
  const unit = file('vitrin.service', [
    '[Service]',
    `User=${userInfo().username}`,
    `WorkingDirectory=${folder.path}`,
    `EnvironmentFile=${variables}`,
    'Environment=SHOP=empty PORT=3000',
    'Environment=DATA_DIR=/var/lib/vitrin/data',
  ])
  const run = (command: string[], env: Record<string, string> = {}) =>
    spawnSync(join(ROOT, 'deploy/vitrin-run'), command, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, VITRIN_UNIT: unit, ...env },
    })
  const print = ['sh', '-c', 'pwd; id -un; env']
  const { stdout, stderr, status } = run(print)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      folder.path,
      userInfo().username,
      'SHOP=empty',
      'PORT=3000',
      'DATA_DIR=/srv/shop/data',
      'DATABASE_URL=postgres://user:pass&$word@host/shop?a=b#c',
      'BACKUP_PASSPHRASE=twelve * letters',
      'MAIL_FROM=shop@shop.example',
    ]),
  )
  expect(run(['sh', '-c', 'printf "%s," "$@"', 'sh', 'two words', '*']).stdout).toBe('two words,*,')
  expect(run(['sh', '-c', 'exit 7']).status).toBe(7)
  writeFileSync(variables, 'SMTP_URL=smtps://shop:a\\b@host\n')
  expect(run(['true'])).toMatchObject({ status: 1, stderr: expect.stringContaining('SMTP_URL') })
  const missing = run(['true'], { VITRIN_UNIT: join(folder.path, 'none') })
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringMatching(/^vitrin-run: .*none/)])
  expect(run([]).stderr).toMatch(/^vitrin-run: .*npm run backup/)
})

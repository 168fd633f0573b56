// The way in from a machine that has only Node 20 and npm: plain JavaScript, nothing installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const node = join(bin, 'node')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
const SOURCES = [
  'admin',
  'app',
  'store-api',
  'common',
  'tools/assets',
  'tools/build/build-worker.ts',
  'tools/build/check-build.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'project.inlang/settings.json',
]

/**
 * glibc gives the memory of large pictures back at once, instead of keeping some for every thread; what Node compiled
 * is kept for the next start.
 */
const RUNTIME = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
}

/** A change here starts the process anew; those of the app are Vite's. */
const SERVER_SOURCES = ['main.ts', 'config.ts', 'server', 'store', 'store-api', 'demo', 'common']

const fail = (message) => {
  console.error(`vitrin: ${message}`)
  process.exit(1)
}

const run = (command, args, what, extra = {}) => {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: 'inherit',
  })
  if (signal) process.exit(130)
  if (status !== 0) fail(`${what} failed`)
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

const isInstalled = (folder) =>
  modified(join(folder, 'node_modules', '.package-lock.json')) >= modified(join(folder, 'package-lock.json'))

// not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, and some registries lack them
const npmInstall = (...flags) =>
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...flags], 'npm install')

const install = () => {
  if (existsSync(node) && isInstalled(root)) return
  console.log('Installing what Vitrin needs (once) …')
  // with what builds it, which npm leaves out where NODE_ENV is production
  npmInstall('--include=dev')
}

/** What only the tests of WooCommerce's own clients need: see docs/dependencies.md. */
const installClients = () => {
  const folder = join(root, 'tests/woocommerce-clients/packages')
  if (isInstalled(folder)) return
  console.log("Installing WooCommerce's clients for the tests (once) …")
  npmInstall('--ignore-scripts', '--prefix', folder)
}

const GENERATED = /^(app\/messages\/paraglide|app\/ui\/generated)(\/|$)/

const fingerprint = () => {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (GENERATED.test(path) || !existsSync(full)) return
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`)
    else hash.update(path).update(readFileSync(full))
  }
  for (const path of SOURCES) add(path)
  return hash.digest('hex')
}

const build = () => {
  const stamp = join(root, 'build', 'fingerprint')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the storefront (once) …')
  run('npm', ['run', '--silent', 'build'], 'the build', { NODE_ENV: 'production' })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** What sources import and nobody writes by hand: icons, fonts, and messages as functions. */
const generate = () => {
  run('npm', ['run', '--silent', 'assets'], 'making the assets')
  run('npm', ['run', '--silent', 'messages'], 'compiling the messages')
}

const serve = (args) => {
  const child = spawn(node, args, { cwd: root, env: { ...RUNTIME, ...env }, stdio: 'inherit' })
  // Ctrl-C reaches the whole group: the server ends by itself, and this process with it.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (signal === 'SIGTERM') child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 0)))
}

/** Compiles the messages whenever one changes; Vite takes it from there. */
const watchMessages = () => {
  const args = ['run', '--silent', 'messages', '--', '--watch', '--silent']
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  process.on('exit', () => child.kill())
}

/** Builds the back office whenever it changes; its page has what is there when it is loaded. */
const watchAdmin = () => {
  const args = ['run', '--silent', 'build-admin', '--', '--watch', '--logLevel', 'warn']
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  process.on('exit', () => child.kill())
}

const commands = {
  start: () => {
    install()
    build()
    serve(['--disable-warning=ExperimentalWarning', 'main.ts', ...process.argv.slice(3)])
  },
  dev: () => {
    install()
    generate()
    watchMessages()
    watchAdmin()
    serve([
      ...SERVER_SOURCES.map((path) => `--watch-path=${path}`),
      '--watch-preserve-output',
      '--disable-warning=ExperimentalWarning',
      '--conditions=development',
      'main.ts',
      '--development',
    ])
  },
  build: () => {
    install()
    build()
  },
  'new-shop': () => {
    install()
    serve(['--disable-warning=ExperimentalWarning', 'tools/new-shop.ts', ...process.argv.slice(3)])
  },
  restore: () => {
    install()
    serve(['--disable-warning=ExperimentalWarning', 'tools/restore.ts', ...process.argv.slice(3)])
  },
  test: () => {
    install()
    installClients()
    build()
    run(node, ['--disable-warning=ExperimentalWarning', 'tools/check.ts'], 'the checks')
  },
  check: () => {
    install()
    generate()
    run(node, ['--disable-warning=ExperimentalWarning', 'tools/check.ts', '--quick'], 'the quick checks')
  },
}

const command = commands[process.argv[2]]
if (!command) fail(`unknown command ${process.argv[2]}; one of ${Object.keys(commands).join(', ')}`)
command()

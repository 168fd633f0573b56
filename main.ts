import cluster from 'node:cluster'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type Logger, pino } from 'pino'
import { backupFolder, type Config, readConfig } from './config.ts'
import { type ChosenShop, chooseShop, defaultHost } from './server/choose-shop.ts'
import { openFront } from './server/open-front.ts'
import { openShop } from './server/open-shop.ts'
import { beginAnew, canBeginAnew } from './server/process/begin-anew.ts'
import { createDrain, type Drain } from './server/process/drain.ts'
import { endOnSignals } from './server/process/end-on-signals.ts'
import { collectWhenIdle } from './server/process/idle-collection.ts'
import { watchLoopDelay } from './server/process/loop-delay.ts'
import { logProcessErrors } from './server/process/process-log.ts'
import { createReadinessListener } from './server/process/readiness.ts'
import { serverOptions } from './server/process/server-options.ts'
import { explainStartupError } from './server/process/startup-error.ts'
import { isAnnouncing, runWorkers, tellOpen } from './server/process/workers.ts'
import { acceptNonAsciiUrls } from './server/requests/non-ascii-urls.ts'
import { endInterruptedRestore, restoreAsked } from './store/backup/backup.ts'
import { keepFilesPrivate } from './store/database/data-folder.ts'
import { findShop } from './store/database/shop-database.ts'
import { findStoredShop } from './store/database/stored-shop.ts'

/** ms after the signal: whoever is not answered is cut off, jobs are left to the next process, the process ends */
const END = { requests: 6000, jobs: 9000, all: 9900 }

const MOST_WORKERS = 64

const fail = (message: string): never => {
  process.stderr.write(`vitrin: ${message}\n`)
  process.exit(1)
}

const readEnvironment = (): Config => {
  try {
    return readConfig(process.env, process.argv.includes('--development'))
  } catch (error) {
    return fail((error as Error).message)
  }
}

const choose = async (config: Config): Promise<ChosenShop> => {
  const chosen = chooseShop(config, await findShop(config))
  return chosen.ok ? chosen.value : fail(chosen.error)
}

/** A restore that was killed may have left the shop beside its folder. */
const endRestore = async ({ dataDir, databaseUrl }: Config, log: Logger): Promise<void> => {
  if (databaseUrl) return
  const ended = await endInterruptedRestore(dataDir, Date.now())
  if (ended === 'finished') log.warn({ dataDir }, 'a restore that was cut short was finished')
  if (ended === 'undone') log.warn({ dataDir }, 'a restore that was cut short has changed nothing')
}

const listen = (server: Server, host: string, config: Config): Promise<number> =>
  new Promise((resolve) => {
    server.on('error', (error) => fail(explainStartupError(error, { ...config, host })))
    server.listen(config.port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : config.port)
    })
  })

/** Nothing is open yet: what is half made, as a demo shop, is made again at the next start. */
const endOpening = async (drain: Drain, refuse: (why: Error) => void): Promise<void> => {
  refuse(new Error('told to end'))
  await drain(END.requests)
}

const start = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: undefined })
  const { development } = config
  if (!development) logProcessErrors(log)
  // from here on it is React's: the built app runs as built, whatever the owner's says of the shop
  process.env.NODE_ENV = development ? 'development' : 'production'
  await endRestore(config, log)
  const chosen = await choose(config)
  const host = config.host ?? defaultHost(chosen, config)
  const { promise: opened, resolve: open, reject: refuse } = Promise.withResolvers<RequestListener>()
  const ending = new AbortController()
  const server = createServer(
    serverOptions(config.trustedProxies),
    createReadinessListener(opened, ending.signal),
  )
  const drain = createDrain(server)
  const endBy = endOnSignals(END.all, async () => {
    ending.abort()
    await endOpening(drain, refuse)
  })
  acceptNonAsciiUrls(server)
  const port = await listen(server, host, config)
  const restoring = Promise.withResolvers<string>()
  const shop = await openShop(config, chosen, log, canBeginAnew ? restoring.resolve : null)
  const closing: (() => Promise<void>)[] = [() => drain(END.requests)]
  const close = async () => {
    ending.abort()
    const deadline = performance.now() + END.jobs
    shop.stopJobs()
    await Promise.all(closing.map((end) => end()))
    await shop.close(deadline - performance.now())
  }
  endBy(close)
  void restoring.promise.then(async (name) => {
    const restored = close().then(() =>
      restoreAsked({
        folder: backupFolder(config),
        name,
        dataDir: config.dataDir,
        passphrase: config.backups.passphrase,
        dataKey: config.dataKey,
        opens: (folder) => chooseShop(config, findStoredShop(folder)).ok,
        log,
      }),
    )
    // a signal waits for as much of it as it can
    endBy(() => restored)
    await restored.catch((err: unknown) => log.error({ err }, 'nothing was restored'))
    beginAnew(port)
  })
  const front = await openFront({ config, server, shop, loopDelay: watchLoopDelay(), log })
  closing.push(front.close)
  open(front.listener)
  tellOpen()
  if (isAnnouncing()) void shop.announce(config.siteUrl ?? `http://localhost:${port}`, host)

  collectWhenIdle({ release: shop.store.releaseMemory })
}

/** How many processes the shop runs in: `--workers N`. */
const readWorkers = ({ databaseUrl }: Config): number => {
  const at = process.argv.indexOf('--workers')
  if (at < 0) return 1
  const count = Number(process.argv[at + 1])
  if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS) {
    return fail(`--workers is a whole number from 1 to ${MOST_WORKERS}`)
  }
  // SQLite tells nobody of changes: a page could be old for a second
  if (count > 1 && !databaseUrl) return fail('--workers needs PostgreSQL: set DATABASE_URL')
  return count
}

keepFilesPrivate()
const config = readEnvironment()
const workers = readWorkers(config)
if (workers > 1 && cluster.isPrimary) {
  const log = pino({ level: config.logLevel, base: undefined })
  runWorkers({ count: workers, within: END.all, log })
} else
  await start(config).catch((error: NodeJS.ErrnoException) =>
    fail(explainStartupError(error, { ...config, host: config.host ?? '' })),
  )

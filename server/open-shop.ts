import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { SYSTEM } from '../store/context.ts'
import { openDatabase } from '../store/database/connection.ts'
import { prepareDataFolder } from '../store/database/data-folder.ts'
import { dataKeyFile, openCipher } from '../store/database/data-key.ts'
import { demoAccounts, isEmpty, seedDemo } from '../store/database/seed/seed-demo.ts'
import { followChanges } from '../store/database/transaction.ts'
import { createMailCarrier, createSmsCarrier } from '../store/modules/notifications/notifications.ts'
import { readSettings } from '../store/modules/settings/settings.ts'
import { createStore } from '../store/store.ts'

const JOB_INTERVAL = 1000

/** Opens the embedded shop of the data folder; an empty one is filled with the demo shop first. */
export const openShop = async (config: Config, log: Logger) => {
  prepareDataFolder(config.dataDir)
  const db = await openDatabase(join(config.dataDir, 'vitrin.db'))
  if (await isEmpty(db)) {
    await seedDemo({
      db,
      dataDir: config.dataDir,
      now: Date.now(),
      shop: config.demoShop,
      pictures: config.demoPictures,
      log: (message) => console.log(message),
    })
  }
  const store = await createStore({
    db,
    cipher: await openCipher(db, dataKeyFile(config.dataDir), config.dataKey),
    clock: Date.now,
    log,
    dataDir: config.dataDir,
    siteUrl: config.siteUrl,
    linkOrigin: config.siteUrl ?? `http://localhost:${config.port}`,
    fetch: (url, init) => globalThis.fetch(url, init),
    carriers: {
      ...(config.smtpUrl && { mail: createMailCarrier(config.smtpUrl, config.mailFrom) }),
      ...(config.kavenegar && {
        sms: createSmsCarrier(config.kavenegar.apiKey, config.kavenegar.sender, globalThis.fetch),
      }),
    },
  })

  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(() => store.runJobs())
      .catch((error: unknown) => log.error({ err: error }, 'jobs failed'))
  }, JOB_INTERVAL)

  const settings = () => readSettings({ db, clock: Date.now, actor: SYSTEM })
  return {
    store,
    homeLocale: async () => (await settings()).locale,
    onChange: (follower: () => void) => followChanges(db, async () => follower()),
    announce: async (address: string) => {
      const { is_demo, locale } = await settings()
      console.log(`\nVitrin is open at ${address}`)
      if (is_demo) console.log(await demoAccounts(locale))
    },
    close: async () => {
      clearInterval(timer)
      await working
      await store.close()
    },
  }
}

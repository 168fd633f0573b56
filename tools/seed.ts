import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoAccounts, isEmpty, loadSource, seedDemo } from '#demo/seed-demo.ts'
import { DATA_NAMES, keepFilesPrivate, prepareDataFolder } from '#store/database/data-folder.ts'
import { databaseName, findShop, openShopDatabase } from '#store/database/shop-database.ts'
import { shopPlace } from './shop-command.ts'

/**
 * Makes a shop without starting it, as large as wanted:
 * `npm run seed -- --products 10000 [--shop fa|en] [--data DIR] [--pictures full|small] [--reset]`
 */
const MOST = 1_000_000

const fail = (message: string): never => {
  console.error(`seed: ${message}`)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        products: { type: 'string' },
        shop: { type: 'string', default: 'fa' },
        data: { type: 'string', default: process.env.DATA_DIR || 'data' },
        pictures: { type: 'string', default: 'full' },
        reset: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail((error as Error).message.split(/\.\s/)[0] ?? '')
  }
}

const oneOf = <T extends string>(flag: string, value: string, allowed: readonly T[]): T =>
  allowed.find((one) => one === value) ?? fail(`--${flag} is ${allowed.join(' or ')}, not ${value}`)

const flags = readFlags()
const shop = oneOf('shop', flags.shop, ['fa', 'en'])
const pictures = oneOf('pictures', flags.pictures, ['full', 'small'])
const own = (await loadSource(shop)).products.length
const products = flags.products === undefined ? own : Number(flags.products)
if (!Number.isInteger(products) || products < own || products > MOST) {
  fail(`--products is a whole number from ${own} to ${MOST}, not ${flags.products}`)
}

const place = shopPlace(flags.data)
const { dataDir, databaseUrl } = place
const HOLDS_OWN = databaseUrl
  ? `the database ${databaseName(databaseUrl)} holds a shop that is no demo; name another one in DATABASE_URL`
  : `${dataDir} holds a shop that is no demo; name another folder with --data`

const openShop = async () => {
  try {
    if ((await findShop(place)).kind === 'own') fail(HOLDS_OWN)
    prepareDataFolder(dataDir)
    if (flags.reset && databaseUrl) fail('--reset is for SQLite: make the database of DATABASE_URL anew')
    if (flags.reset)
      for (const name of DATA_NAMES) rmSync(join(dataDir, name), { recursive: true, force: true })
    return await openShopDatabase(place)
  } catch (error) {
    return fail(`the data folder ${dataDir} cannot be used: ${(error as Error).message}`)
  }
}

keepFilesPrivate()
const started = Date.now()
const db = await openShop()
if (!(await isEmpty(db))) fail(`${dataDir} holds a shop already; --reset replaces it`)
await seedDemo({ db, dataDir, now: started, shop, pictures, products, log: (line) => console.log(line) })
console.log(await demoAccounts(shop))
await db.destroy()
console.log(
  `${products} products in ${dataDir} after ${((Date.now() - started) / 1000).toFixed(1)} s; start it with DATA_DIR=${dataDir} npm start`,
)

import { parseArgs } from 'node:util'
import { type CopyProgress, copyDatabase } from '#store/database/copy-database.ts'
import { keepFilesPrivate, prepareDataFolder } from '#store/database/data-folder.ts'
import { databaseName, findShop, openShopDatabase, type ShopPlace } from '#store/database/shop-database.ts'
import { shopPlace } from './shop-command.ts'

/**
 * Copies a shop from SQLite to PostgreSQL, or back; pictures and files stay in the data folder:
 * `npm run move -- --to postgres://user@host/database [--data DIR] [--replace]`, and back with the other one in
 * DATABASE_URL: `npm run move -- --to sqlite`
 */
const fail = (message: string): never => {
  console.error(`move: ${message}`)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        data: { type: 'string', default: process.env.DATA_DIR || 'data' },
        replace: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail((error as Error).message.split(/\.\s/)[0] ?? '')
  }
}

const nameOf = ({ dataDir, databaseUrl }: ShopPlace): string =>
  databaseUrl ? databaseName(databaseUrl) : dataDir

const { to, data, replace } = readFlags()
const { dataDir, databaseUrl: given } = shopPlace(data)
const isPostgresUrl = (url: string): boolean =>
  URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
if (!to || !(to === 'sqlite' || isPostgresUrl(to))) fail('--to is postgres://user@host/database, or sqlite')
if (to === 'sqlite' && !given) fail('DATABASE_URL has to name the database that the shop is in')
const source: ShopPlace = { dataDir, databaseUrl: to === 'sqlite' ? given : null }
const target: ShopPlace = { dataDir, databaseUrl: to === 'sqlite' ? null : (to ?? null) }

const look = async (place: ShopPlace) => {
  try {
    return (await findShop(place)).kind
  } catch (error) {
    return fail(`${nameOf(place)} cannot be used: ${(error as Error).message}`)
  }
}

const isTerminal = process.stdout.isTTY
const tell = ({ table, rows, of }: CopyProgress): void => {
  const filled = Math.round((rows / of) * 20)
  const line = `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${table}, ${rows} of ${of} rows`
  if (isTerminal) process.stdout.write(`\r\u001b[K${line}${rows === of ? '\n' : ''}`)
  else if (rows === of) console.log(line)
}

keepFilesPrivate()
if ((await look(source)) === 'nothing') fail(`there is no shop in ${nameOf(source)}`)
if ((await look(target)) !== 'nothing' && !replace) {
  fail(`${nameOf(target)} holds a shop already; --replace puts this one in its place`)
}
try {
  prepareDataFolder(dataDir)
  const [from, into] = [await openShopDatabase(source), await openShopDatabase(target)]
  try {
    await copyDatabase(from, into, tell)
  } finally {
    await Promise.all([from.destroy(), into.destroy()])
  }
} catch (error) {
  fail(`nothing was moved: ${(error as Error).message}`)
}
console.log(
  target.databaseUrl
    ? `The shop is in ${nameOf(target)}, every count and sum as before. Start it with DATABASE_URL and the same DATA_DIR; the file in ${dataDir} stays as it was.`
    : `The shop is in ${dataDir}, every count and sum as before. Start it without DATABASE_URL.`,
)

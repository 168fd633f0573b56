import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { SYSTEM } from '#store/context.ts'
import type { Database } from '#store/database/connection.ts'
import { keepFilesPrivate } from '#store/database/data-folder.ts'
import { dataKeyFile, openCipher, readDataKey } from '#store/database/data-key.ts'
import { databaseName, findShop, openShopDatabase, type ShopPlace } from '#store/database/shop-database.ts'

/** Where a command finds a shop: `DATABASE_URL` says of which database, the folder where its files are. */
export const shopPlace = (folder: string): ShopPlace => ({
  dataDir: resolve(folder),
  databaseUrl: process.env.DATABASE_URL || null,
})

const DATA = { data: { type: 'string', default: process.env.DATA_DIR || 'data' } } as const

/** A command that looks into a shop: its flags, with `--data` among them, and what it says when it cannot go on. */
export const createShopCommand = <T extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  options: T,
) => {
  keepFilesPrivate()
  const fail = (message: string): never => {
    console.error(`${name}: ${message}`)
    process.exit(1)
  }
  const readFlags = () => {
    try {
      return parseArgs({ options: { ...options, ...DATA } }).values
    } catch (error) {
      return fail((error as Error).message.split(/\.\s/)[0] ?? '')
    }
  }
  /** The file of a shop that is there, on SQLite. */
  const findFile = (folder: string): string => {
    const file = join(resolve(folder), 'vitrin.db')
    if (existsSync(file)) return file
    return fail(`there is no shop in ${resolve(folder)}; start it once, or name it with --data`)
  }
  const findDatabase = async (place: ShopPlace): Promise<void> => {
    const name = databaseName(place.databaseUrl ?? '')
    const held = await findShop(place).catch((error: Error) => fail(`the database ${name}: ${error.message}`))
    if (held.kind === 'nothing') {
      fail(`there is no shop in the database ${name}; start it once, or name another one in DATABASE_URL`)
    }
  }
  /** The shop where the environment and `--data` say that it is. */
  const openShop = async (folder: string) => {
    const place = shopPlace(folder)
    if (place.databaseUrl) await findDatabase(place)
    else findFile(folder)
    return { db: await openShopDatabase(place), clock: Date.now, actor: SYSTEM }
  }
  /** What the shop's secrets are encrypted with. */
  const openSecrets = async (db: Database, folder: string) => {
    const { DATA_KEY } = process.env
    const given = DATA_KEY ? (readDataKey(DATA_KEY) ?? fail('DATA_KEY is no key of 32 bytes')) : null
    try {
      return await openCipher(db, dataKeyFile(resolve(folder)), given)
    } catch (error) {
      return fail((error as Error).message)
    }
  }
  /** The environment, as the shop itself reads it. */
  const readEnvironment = () => {
    try {
      return readConfig(process.env)
    } catch (error) {
      return fail((error as Error).message)
    }
  }
  return { fail, flags: readFlags(), findFile, openShop, openSecrets, readEnvironment }
}

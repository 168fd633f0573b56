import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { type Cipher, createCipher, KEY_BYTES } from './cipher.ts'
import type { Database } from './connection.ts'

/** The key of a shop's secrets is missing or another one. Its message says what to do. */
export class DataKeyError extends Error {}

const NAME = 'data'
const PROBE = 'vitrin'

/** Where the key lies when the environment does not give it: beside the data folder, so that a copy of that tells no secret. */
export const dataKeyFile = (dataDir: string): string => `${dataDir}.key`

/** 32 bytes as 64 hexadecimal digits or in base64; null for anything else. */
export const readDataKey = (text: string): Buffer | null => {
  const tidy = text.trim()
  if (/^[0-9a-f]{64}$/i.test(tidy)) return Buffer.from(tidy, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(tidy)) return null
  const key = Buffer.from(tidy, 'base64')
  return key.length === KEY_BYTES ? key : null
}

/**
 * The key that lies in a file; null where there is no file.
 * @throws DataKeyError for a file that holds none
 */
export const readKeyFile = (file: string): Buffer | null => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const key = readDataKey(text)
  if (!key) throw new DataKeyError(`${file} holds no key of ${KEY_BYTES} bytes; put the right one back`)
  return key
}

/** The key of a shop's secrets as it is now, that of the environment or of the file; null where there is none yet. */
export const findDataKey = (dataDir: string, given: Buffer | null): Buffer | null =>
  given ?? readKeyFile(dataKeyFile(dataDir))

/** Makes the file whole or not at all. Another process may have been first: then its key is the one. */
const makeKeyFile = (file: string): Buffer => {
  const key = randomBytes(KEY_BYTES)
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  try {
    writeFileSync(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(draft, file)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readKeyFile(file) ?? key
  } finally {
    rmSync(draft, { force: true })
  }
}

const findProbe = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('data_keys').select('probe').where('name', '=', NAME).executeTakeFirst())?.probe

const fits = (cipher: Cipher, probe: string): boolean => {
  try {
    return cipher.decrypt(probe, NAME) === PROBE
  } catch {
    return false
  }
}

const readProbe = (database: DatabaseSync): string | undefined => {
  const isThere = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'data_keys'").get()
  const row = isThere && database.prepare('SELECT probe FROM data_keys WHERE name = ?').get(NAME)
  return row && String(row.probe)
}

/** Whether a key opens the secrets of a database; where there are none yet, any key does, and no key as well. */
export const isKeyOf = (database: DatabaseSync, key: Buffer | null): boolean => {
  const probe = readProbe(database)
  return probe === undefined || (key !== null && fits(createCipher(key), probe))
}

/**
 * The cipher of a shop's secrets, with the key of the environment or of the file, which is made for a new shop.
 * @param given the key of `DATA_KEY`, null for none
 * @throws DataKeyError when secrets were encrypted with another key
 */
export const openCipher = async (db: Database, file: string, given: Buffer | null): Promise<Cipher> => {
  const probe = await findProbe(db)
  const lies = given ?? readKeyFile(file)
  if (!lies && probe) {
    throw new DataKeyError(`the key of this shop's secrets is gone: put ${file} back or set DATA_KEY`)
  }
  const cipher = createCipher(lies ?? makeKeyFile(file))
  if (probe === undefined) {
    await db
      .insertInto('data_keys')
      .values({ name: NAME, probe: cipher.encrypt(PROBE, NAME) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
  if (fits(cipher, probe ?? (await findProbe(db)) ?? '')) return cipher
  throw new DataKeyError(
    `${given ? 'DATA_KEY' : file} is not the key of this shop's secrets; put the right one back`,
  )
}

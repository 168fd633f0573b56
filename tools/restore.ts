import { resolve } from 'node:path'
import { BackupError, restoreBackup } from '#store/backup/backup.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Makes a data folder of a backup: `npm run restore -- --from FILE [--replace] [--data DIR]`. `BACKUP_PASSPHRASE` opens an
 * encrypted one. `--replace` moves a shop that lies there aside.
 */
const { fail, flags, readEnvironment } = createShopCommand('restore', {
  from: { type: 'string' },
  replace: { type: 'boolean', default: false },
})
const from = resolve(flags.from ?? fail('--from is missing: the file that npm run backup wrote'))
const dataDir = resolve(flags.data)

const { DATABASE_URL } = process.env
if (DATABASE_URL) fail('a backup is restored into a data folder with SQLite: unset DATABASE_URL')
const { backups, dataKey } = readEnvironment()

const restore = async () => {
  try {
    const { passphrase } = backups
    const { replace } = flags
    const now = Date.now()
    return await restoreBackup({ from, dataDir, passphrase, dataKey, needsKey: false, replace, now })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof BackupError || code) return fail(message)
    throw error
  }
}

const { manifest, movedTo, key } = await restore()
const { rows, madeAt } = manifest
console.log(`${dataDir} holds the shop of ${new Date(madeAt).toISOString()}: ${rows.orders} orders,`)
console.log(
  `${rows.products} products, ${rows.customers} customers; each table and file is as it was written.`,
)
if (movedTo) console.log(`What was there lies in ${movedTo}.`)
if (key === 'restored') console.log(`The key of its secrets came along and lies in ${dataDir}.key.`)
if (key === 'missing') {
  console.log(
    `The key of its secrets is not in the backup: put it into ${dataDir}.key, or set DATA_KEY, before the start.`,
  )
}
if (key === 'other') {
  const wrong = dataKey ? 'DATA_KEY' : `${dataDir}.key`
  console.log(`${wrong} is not the key of its secrets: put the right one there before the start.`)
}

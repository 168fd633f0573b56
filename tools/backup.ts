import { dirname, join, resolve } from 'node:path'
import { BackupError, backupName, whileNobodyElse, writeBackup } from '#store/backup/backup.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Writes a shop, running or not, into one file: `npm run backup -- [--to FILE] [--data DIR]`. Without `--to` it lies in
 * `BACKUP_DIR`, or in `backups`. `BACKUP_PASSPHRASE` encrypts it.
 */
const { fail, flags, findFile, readEnvironment } = createShopCommand('backup', { to: { type: 'string' } })

const { DATABASE_URL } = process.env
if (DATABASE_URL) {
  fail(
    'the shop is in PostgreSQL: pg_dump saves its database; copy media, receipts and downloads of DATA_DIR',
  )
}
const { dataKey, backups } = readEnvironment()
const { passphrase } = backups
const dataDir = dirname(findFile(flags.data))
const now = Date.now()
const to = resolve(flags.to ?? join(backups.folder ?? 'backups', backupName(now, passphrase !== null)))

const write = async () => {
  try {
    const written = await whileNobodyElse(dataDir, () =>
      writeBackup({ dataDir, to, passphrase, dataKey, now }),
    )
    return written ?? fail('another process makes a backup of this shop; try again when it is done')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof BackupError || code) return fail(message)
    throw error
  }
}

const { size, files, hasKey } = await write()
console.log(`${to}: ${(size / 1e6).toFixed(1)} MB, the database and ${files} files`)
const KEY = 'the key of the shop’s secrets'
if (passphrase === null) {
  console.log(`It is readable by everybody who has it, and ${KEY} is not in it: keep ${dataDir}.key, or`)
  console.log('DATA_KEY, elsewhere. Without the key the shop does not start.')
} else {
  console.log(
    `It is encrypted${hasKey ? `, and ${KEY} is in it` : ''}. Nobody reads it without the passphrase.`,
  )
}

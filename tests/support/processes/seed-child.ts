import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'

/** A process of its own: seeds the demo shop of a language into a folder. `node seed-child.ts fa FOLDER` */
const [shop, dataDir = ''] = process.argv.slice(2)
const db = await openDatabase(join(dataDir, 'vitrin.db'))
await seedDemo({ db, dataDir, now: Date.now(), shop: shop as Locale, pictures: 'small', log: () => {} })
await db.destroy()

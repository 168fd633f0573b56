import { join } from 'node:path'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { createApiKey, createSession } from '#store/modules/customers/customers.ts'
import { hashPassword } from '#store/modules/customers/passwords.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'

export const LAST_PIECE = 7

/** By product: one that never runs out, one that everybody wants, and one of which there is one piece. */
export const STOCK = new Map([
  [1, 1_000_000],
  [2, 60],
  [LAST_PIECE, 1],
])
export const PASSWORD = 'a password for all of them'
const CUSTOMERS = 8

export interface SeededShop {
  file: string
  /** `Authorization` of each customer */
  sessions: string[]
  emails: string[]
  /** `Authorization` of who runs the shop */
  manager: string
}

/** A small shop with customers who are signed in, points switched on, and a key for who runs it. */
export const seedShop = async (dataDir: string): Promise<SeededShop> => {
  const file = join(dataDir, 'vitrin.db')
  const db = await openDatabase(file)
  const context = { db, clock: Date.now, actor: SYSTEM }
  const password_hash = await hashPassword(PASSWORD)
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => 101 + index)
  const customers = ids.map((id) => customerRow({ id, mobile: `0912345${1000 + id}`, password_hash }))
  const shop = smallShop()
  const last = productRow({ id: LAST_PIECE, name: 'Last piece', regular_price: 10_000, manage_stock: 1 })
  const products = [...(shop.products ?? []), last].map((row) => ({
    ...row,
    stock_quantity: STOCK.get(row.id ?? 0) ?? row.stock_quantity,
  }))
  await writeShop(db, { ...shop, products, customers: [...customers, managerRow()] })
  await saveSettings(context, { enable_wp_point_reward: true, points_per_amount: 10_000, point_value: 500 })
  const sessions: string[] = []
  for (const id of ids) {
    sessions.push(
      await createSession(
        context,
        { id, role: 'customer' },
        { userAgent: 'crash', token: null, clientIp: '' },
      ),
    )
  }
  const given = { customerId: managerRow().id, description: '', permissions: 'read_write' as const }
  const { consumerKey, consumerSecret } = await createApiKey(
    context,
    await openCipher(db, dataKeyFile(dataDir), null),
    given,
  )
  await db.destroy()
  const manager = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
  return { file, sessions, emails: customers.map(({ email }) => email), manager }
}

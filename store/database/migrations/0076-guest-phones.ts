import type { Kysely } from 'kysely'
import { tidyPhone } from '#common/phone.ts'
import type { Schema } from '../schema.ts'

type Tables = Kysely<Pick<Schema, 'guest_contacts' | 'orders' | 'settings'>>

const MANY = 500

/** in the spelling of every shop already */
const TIDY = /^0(?!098)\d*$/

const countryOf = async (db: Tables): Promise<string> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'country').executeTakeFirst()
  return row ? (JSON.parse(row.value) as string) : 'IR'
}

/** Writes those of the numbers of orders that are in another spelling than the one they are compared by. */
export const tidyPhonesOfOrders = async <Row extends { contact: string; order_id: number }>(
  db: Kysely<unknown>,
  noted: readonly Row[],
  write: (row: Row, tidied: string) => Promise<unknown>,
): Promise<void> => {
  const tables = db as unknown as Tables
  const own = await countryOf(tables)
  const typed = noted.filter(({ contact }) => !TIDY.test(contact))
  for (let start = 0; start < typed.length; start += MANY) {
    const some = typed.slice(start, start + MANY)
    const ids = some.map(({ order_id }) => order_id)
    const orders = await tables
      .selectFrom('orders')
      .select(['id', 'billing'])
      .where('id', 'in', ids)
      .execute()
    const countries = new Map(orders.map(({ id, billing }) => [id, JSON.parse(billing).country as string]))
    for (const row of some) {
      const tidied = tidyPhone(row.contact, countries.get(row.order_id) || own)
      if (tidied !== row.contact) await write(row, tidied)
    }
  }
}

/** Orders that the staff wrote for guests are found by their phone numbers, however these were typed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const tables = db as unknown as Tables
  const noted = await tables
    .selectFrom('guest_contacts')
    .select(['contact', 'order_id'])
    .where('contact', 'not like', '%@%')
    .execute()
  await tidyPhonesOfOrders(db, noted, ({ contact, order_id }, tidied) =>
    tables
      .updateTable('guest_contacts')
      .set({ contact: tidied })
      .where('order_id', '=', order_id)
      .where('contact', '=', contact)
      .execute(),
  )
}

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

type Tables = Kysely<Pick<Schema, 'orders' | 'guest_contacts'>>

const MANY = 500

/** Orders that guests placed before are found by their contacts like those to come. */
const noteContacts = async (db: Tables): Promise<void> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'billing'])
    .where('customer_id', '=', 0)
    .execute()
  const contacts = orders.flatMap(({ id, billing }) => {
    const { email = '', phone = '' } = JSON.parse(billing) as { email?: string; phone?: string }
    return [email.toLowerCase(), phone].filter(Boolean).map((contact) => ({ contact, order_id: id }))
  })
  for (let start = 0; start < contacts.length; start += MANY) {
    await db
      .insertInto('guest_contacts')
      .values(contacts.slice(start, start + MANY))
      .execute()
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('guest_contacts')
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('guest_contacts_contact').on('guest_contacts').column('contact').execute()
  await db.schema.createIndex('guest_contacts_order_id').on('guest_contacts').column('order_id').execute()
  await noteContacts(db as unknown as Tables)

  await db.schema
    .createTable('download_permissions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('download_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('remaining', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('begun_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('download_permissions_order_id')
    .on('download_permissions')
    .columns(['order_id', 'product_id', 'download_id'])
    .unique()
    .execute()

  await db.schema
    .createTable('point_entries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('point_entries_customer_id')
    .on('point_entries')
    .columns(['customer_id', 'created_at'])
    .execute()

  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notices_customer_id')
    .on('notices')
    .columns(['customer_id', 'created_at'])
    .execute()

  await db.schema
    .createTable('wish_list_items')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('wish_list_items_customer_id')
    .on('wish_list_items')
    .columns(['customer_id', 'product_id'])
    .unique()
    .execute()
}

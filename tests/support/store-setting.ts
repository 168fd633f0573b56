import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { TestStore } from './test-store.ts'

/** Stores a setting unchecked, as an earlier version may have left it. */
export const storeSetting = (store: TestStore, name: string, value: unknown): Promise<void> =>
  inTransaction({ db: store.db, clock: () => 1, actor: SYSTEM }, async (inside) => {
    const row = { value: toJson(value), updated_at: 1 }
    await inside.db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    await recordEvent(inside, { type: 'settings.changed', payload: { names: [name] } })
  })

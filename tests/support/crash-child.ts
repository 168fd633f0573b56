import { openDatabase } from '../../store/database/connection.ts'
import { draftOf, place } from './checkout.ts'
import { openTestStore } from './test-store.ts'

const CALLERS = 8

/** Places orders from many callers until it is killed, and writes each acknowledged one to its output. */
const [, , file = '', dataDir = ''] = process.argv
const db = await openDatabase(file)
const store = await openTestStore({ db, dataDir })

const callForever = async (): Promise<never> => {
  for (;;) {
    const draft = await draftOf(store, [{ product_id: 1 }])
    const response = await place(store, draft)
    if (response.status === 200) {
      const { order_id } = (await response.json()) as { order_id: number }
      process.stdout.write(`${order_id} ${draft}\n`)
    }
  }
}
await Promise.all(Array.from({ length: CALLERS }, callForever))

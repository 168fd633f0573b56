import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { BulkKind, Difference } from '#store/modules/bulk/bulk.ts'
import { findOrder } from '../read/find-orders.ts'
import { writeOrder } from '../write/write-order.ts'

/** What is changed of many orders at once. */
interface OrderBulkChange {
  status: string
  /** ms: an order that somebody wrote after the second of it is refused */
  unmodifiedSince?: number | undefined
}

interface ChangedColumns {
  status?: string
}

/** Money goes back by a refund, and the bin asks for a right of its own: an undo leads to neither. */
const NOT_BY_UNDO: ReadonlySet<string> = new Set(['refunded', 'trash'])

const moveOrder = async (
  inside: Context,
  id: number,
  { status, unmodifiedSince }: OrderBulkChange,
): Promise<Result<Difference<ChangedColumns>, string>> => {
  const before = await findOrder(inside, id)
  if (!before) return refuse('unknown')
  if (before.status === status) return ok({ before: {}, after: {} })
  const written = await writeOrder(inside, id, { status, unmodifiedSince })
  if (!written.ok) return refuse(written.error.code === 'modified' ? 'changed_since' : written.error.code)
  return ok({ before: { status: before.status }, after: { status: written.value.status } })
}

/** Changes of many orders, each by the same verb as a single write. */
export const orderBulkChanges: BulkKind<OrderBulkChange, ChangedColumns> = {
  name: 'orders',
  job: 'bulk-order-change',
  findItems: async ({ db }, ids) => {
    const known = new Set<number>()
    for (const some of chunksOf(ids)) {
      const rows = await db.selectFrom('orders').select('id').where('id', 'in', some).execute()
      for (const { id } of rows) known.add(id)
    }
    // an order is called by its number, which says nothing of the buyer
    return ids.map((id) => ({ id, name: known.has(id) ? String(id) : '' }))
  },
  changeOne: moveOrder,
  ofUndo: () => ({}),
  putBack: async (inside, id, { before: { status = '' }, after }) => {
    const now = await findOrder(inside, id)
    if (now?.status !== after.status) return refuse('changed_since')
    return NOT_BY_UNDO.has(status) ? refuse('not_allowed') : moveOrder(inside, id, { status })
  },
}

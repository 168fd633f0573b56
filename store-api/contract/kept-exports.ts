import { z } from 'zod'
import { ORDER_STATUSES } from './orders.ts'

const time = z.iso.datetime({ local: true }).optional()

/** `POST ghab/v1/exports`: of what a file is written. Times are those of the shop. */
export const newExport = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    type: z.enum(['simple', 'variable', 'grouped', 'external', 'variation']).optional(),
  }),
  z.object({
    kind: z.literal('orders'),
    status: z.enum(ORDER_STATUSES).optional(),
    after: time,
    before: time,
  }),
  z.object({ kind: z.literal('customers') }),
])
export type NewExport = z.infer<typeof newExport>

/** A file that is written, or was. */
export const keptExport = z.object({
  id: z.number(),
  kind: z.enum(['products', 'orders', 'customers']),
  /** `stopped`: it failed several times */
  status: z.enum(['running', 'stopped', 'done']),
  percentage: z.number(),
  /** bytes so far */
  size: z.number(),
  /** what it is called when it is fetched */
  name: z.string(),
  date_created_gmt: z.string(),
  /** when it is deleted */
  date_expires_gmt: z.string(),
})
export type KeptExportAnswer = z.infer<typeof keptExport>

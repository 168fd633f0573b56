import { z } from 'zod'
import { paging } from './paging.ts'

/** `GET ghab/v1/jobs` */
export const jobsQuery = z.object({
  ...paging(20),
  state: z.enum(['waiting', 'running', 'failed', 'done']).default('failed'),
})
export const job = z.object({
  id: z.number(),
  kind: z.string(),
  lane: z.string(),
  state: jobsQuery.shape.state.unwrap(),
  /** names rows, and nothing of people */
  payload: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  /** why it failed the last time, '' for not yet */
  error: z.string(),
  run_at_gmt: z.string(),
  date_created_gmt: z.string(),
})
export type JobAnswer = z.infer<typeof job>
export const jobChange = z.object({ changed: z.number() })

/** `GET ghab/v1/health` */
export const health = z.object({
  version: z.string(),
  node: z.string(),
  database: z.object({ kind: z.enum(['sqlite', 'postgresql']), writable: z.boolean() }),
  /** of the disk that the data folder is on; null where the system does not say */
  disk: z.object({ free: z.number(), size: z.number() }).nullable(),
  jobs: z.array(z.object({ lane: z.string(), state: z.string(), count: z.number() })),
  mail: z.string(),
  sms: z.string(),
  payments_in_doubt: z.number(),
  /** whether a folder for backups is named */
  has_backups: z.boolean(),
  /** in UTC; null where none was made, or nobody said where they are */
  last_backup_gmt: z.string().nullable(),
  /** requests that ended in an error of the shop's own, in the process that answers, since it began */
  errors: z.object({ count: z.number(), last_gmt: z.string().nullable(), since_gmt: z.string() }),
})
export type Health = z.infer<typeof health>

/** What those who run the shop know of a customer beside `wc/v3`. */
export const customerDesk = z.object({
  id: z.number(),
  blocked: z.boolean(),
  date_blocked_gmt: z.string().nullable(),
  points: z.number(),
  notes: z.array(z.object({ id: z.number(), author: z.string(), note: z.string(), date_gmt: z.string() })),
})
export type CustomerDesk = z.infer<typeof customerDesk>
export const blockChange = z.object({ blocked: z.boolean() })
export const customerNote = z.object({ note: z.string().trim().min(1).max(2000) })
/** `points` may be less than none; `reason` is told to the customer */
export const pointsChange = z.object({
  points: z
    .number()
    .int()
    .min(-1e9)
    .max(1e9)
    .refine((points) => points !== 0),
  reason: z.string().trim().min(1).max(200),
})

/** `PUT ghab/v1/backups/schedule` */
export const backupSchedule = z.object({
  /** from one to the next */
  every_hours: z.number().int().min(1).max(744),
  /** how many are kept */
  keep: z.number().int().min(1).max(1000),
})

/** `GET ghab/v1/backups`, the newest first. */
export const backups = z.object({
  /** bytes that the one under way has written; null where there is none */
  under_way: z.number().nullable(),
  schedule: backupSchedule,
  /** whether new ones are encrypted, with the key of the shop's secrets in them */
  encrypts: z.boolean(),
  /** absolute paths on the shop's machine, for the command that restores */
  folder: z.string(),
  data_dir: z.string(),
  backups: z.array(
    z.object({ name: z.string(), size: z.number(), encrypted: z.boolean(), date_gmt: z.string() }),
  ),
})
export type Backups = z.infer<typeof backups>

/** `POST ghab/v1/payment-gateways/{id}/test` */
export const gatewayTest = z.object({
  works: z.boolean(),
  /** it lacks something, or does not fit the shop's currency; the bank says no; the bank does not answer */
  reason: z.enum(['not_ready', 'gateway_refused', 'gateway_unreachable']).optional(),
})
export type GatewayTest = z.infer<typeof gatewayTest>

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
  /** whether the shop makes backups; one on PostgreSQL does not */
  has_backups: z.boolean(),
  /** in UTC; null where none was made, or nobody said where they are */
  last_backup_gmt: z.string().nullable(),
  /** whether the process that answers began one since that it could not write */
  backup_failed: z.boolean(),
  /** requests that ended in an error of the shop's own, in the process that answers, since it began */
  errors: z.object({ count: z.number(), last_gmt: z.string().nullable(), since_gmt: z.string() }),
})
export type Health = z.infer<typeof health>

/** `GET ghab/v1/customers`: whom the shop sells to, with what they have bought. */
export const buyersQuery = z.object({
  ...paging(25),
  /** in e-mail address, username, name or number */
  search: z.string().trim().max(200).optional(),
  role: z.enum(['customer', 'wholesale_customer', 'vendor']).optional(),
  blocked: z.stringbool().optional(),
  orderby: z.enum(['registered', 'name', 'orders', 'spent', 'last_order']).default('registered'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export const buyer = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  /** one that its owner has proved, or else that of the billing address; '' for none */
  phone: z.string(),
  role: z.string(),
  blocked: z.boolean(),
  /** of those that the shop has earned by */
  orders: z.number(),
  /** decimal string, without what was refunded */
  spent: z.string(),
  last_order_gmt: z.string().nullable(),
  date_created_gmt: z.string(),
})
export type Buyer = z.infer<typeof buyer>

/** `POST ghab/v1/customers`: for who has no e-mail address, too. The mobile number signs in by a code. */
export const newBuyer = z
  .object({
    first_name: z.string().trim().max(100).default(''),
    last_name: z.string().trim().max(100).default(''),
    email: z.union([z.literal(''), z.email().max(200)]).default(''),
    mobile: z.string().trim().max(30).default(''),
  })
  .refine(({ email, mobile }) => email !== '' || mobile !== '', { path: ['mobile'] })

/** What those who run the shop know of a customer beside `wc/v3`. */
export const customerDesk = buyer.extend({
  /** proved, or written down by the shop; '' for none */
  mobile: z.string(),
  date_blocked_gmt: z.string().nullable(),
  /** '' for none */
  blocked_reason: z.string(),
  points: z.number(),
  notes: z.array(z.object({ id: z.number(), author: z.string(), note: z.string(), date_gmt: z.string() })),
})
export type CustomerDesk = z.infer<typeof customerDesk>
/** `reason` is for those who run the shop */
export const blockChange = z.object({
  blocked: z.boolean(),
  reason: z.string().trim().max(500).default(''),
})
export const roleChange = z.object({ role: z.enum(['customer', 'wholesale_customer']) })
/** `GET ghab/v1/customers/{id}/sessions`: where a customer is signed in. */
export const customerSession = z.object({
  id: z.string(),
  user_agent: z.string(),
  date_created_gmt: z.string(),
  last_seen_gmt: z.string(),
})
export type CustomerSession = z.infer<typeof customerSession>
/** `GET ghab/v1/customers/{id}/points`, the newest first. */
export const pointEntriesQuery = z.object(paging(20))
export const pointEntry = z.object({
  id: z.string(),
  points: z.number(),
  reason: z.string(),
  note: z.string(),
  order_id: z.number(),
  date_gmt: z.string(),
})
export type PointEntry = z.infer<typeof pointEntry>
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

/** `POST ghab/v1/download-files` */
export const downloadFile = z.object({
  /** what `downloads` of a product names, `downloads/…` */
  file: z.string(),
  name: z.string(),
  /** bytes */
  size: z.number().int(),
})
export type DownloadFile = z.infer<typeof downloadFile>

/** `PUT ghab/v1/backups/schedule` */
export const backupSchedule = z.object({
  /** from one to the next */
  every_hours: z.number().int().min(1).max(744),
  /** how many are kept */
  keep: z.number().int().min(1).max(1000),
})

/** `POST ghab/v1/backups/{name}/restore` */
export const restoreRequest = z.object({
  /** the name of the shop, typed by who means it */
  shop: z.string(),
})
/** `GET ghab/v1/backups`, the newest first. */
export const backups = z.object({
  /** bytes that the one under way has written; null where there is none */
  under_way: z.number().nullable(),
  /** `every_hours` is 0 where none are made by themselves */
  schedule: backupSchedule.extend({ every_hours: z.number().int().min(0).max(744) }),
  /** whether new ones are encrypted, with the key of the shop's secrets in them */
  encrypts: z.boolean(),
  /** absolute paths on the shop's machine, for the command that restores */
  folder: z.string(),
  data_dir: z.string(),
  /** whether the folder lies beside the data, on the same disk, because nobody has named another */
  beside_data: z.boolean(),
  /** whether the shop can bring itself back; else the command does */
  can_restore: z.boolean(),
  /** what came of the last restore that was asked for here; without a reason the log of the process tells why not */
  last_restore: z
    .object({ name: z.string(), date_gmt: z.string(), done: z.boolean(), reason: z.string().nullable() })
    .nullable(),
  /** why the last one was not written, until one is; without a reason the log of the process tells */
  last_failure: z
    .object({ date_gmt: z.string(), by_itself: z.boolean(), reason: z.string().nullable() })
    .nullable(),
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

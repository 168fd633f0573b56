import { z } from 'zod'
import { paging } from './paging.ts'

const days = z.number().int().min(1).max(3650)
/** Which customers are meant: what is given has to hold all together; nothing means everybody but those who run the shop. */
export const segment = z.object({
  role: z.enum(['customer', 'wholesale_customer', 'vendor']).optional(),
  bought_within_days: days.optional(),
  not_bought_for_days: days.optional(),
  /** code of a province, e.g. THR */
  state: z.string().trim().max(20).optional(),
  city: z.string().trim().max(100).optional(),
  points_over: z.number().int().min(0).max(1e9).optional(),
})
export const CHANNELS = ['inbox', 'push', 'mail', 'sms'] as const
const target = { channel: z.enum(CHANNELS), segment: segment.default({}) }

/** `POST ghab/v1/campaigns/preview` */
export const campaignTarget = z.object(target)
export const campaignPreview = z.object({
  /** how many can be reached */
  count: z.number(),
  /** the first of them */
  sample: z.array(z.object({ id: z.number(), name: z.string(), contact: z.string() })),
})

const title = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(2000)
/**
 * `POST ghab/v1/campaigns`; `{name}` and `{shop}` may stand in title and text. A push stands in the inbox, too; a scratch
 * card is shown there alone and needs a coupon.
 */
export const newCampaign = z.object({
  ...target,
  kind: z.enum(['offer', 'scratch']).default('offer'),
  /** a coupon's, '' for none */
  code: z.string().trim().max(100).default(''),
  /** of an SMS it is not sent */
  title,
  text,
  /** in the language that is not the shop's own: the inbox shows it to who reads that, a mail has it below; null for none */
  translation: z.object({ title, text }).nullable().default(null),
  /** in UTC; now if it is not given */
  send_at_gmt: z.iso.datetime({ local: true }).optional(),
})
export const campaignsQuery = z.object(paging(20))
export const campaign = z.object({
  id: z.number(),
  status: z.enum(['scheduled', 'sending', 'done', 'cancelled', 'failed']).or(z.string()),
  channel: z.string(),
  kind: z.string(),
  code: z.string(),
  segment,
  title: z.string(),
  text: z.string(),
  translation: z.object({ title: z.string(), text: z.string() }).nullable(),
  /** how many customers are meant */
  meant: z.number(),
  /** how many customers it went to so far */
  reached: z.number(),
  send_at_gmt: z.string(),
  date_created_gmt: z.string(),
  date_finished_gmt: z.string().nullable(),
})
export type CampaignAnswer = z.infer<typeof campaign>

/** `GET ghab/v1/campaigns/{id}` */
export const campaignWithResults = campaign.extend({
  /** messages that still wait to be sent */
  waiting: z.number(),
  /** messages that were given up */
  failed: z.number(),
  /** customers who have seen it in their inbox */
  seen: z.number(),
})
export type CampaignWithResults = z.infer<typeof campaignWithResults>

export const scratchCards = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  given: z.number(),
  scratched: z.number(),
  date_gmt: z.string(),
})
export const takenBack = z.object({ taken_back: z.number() })

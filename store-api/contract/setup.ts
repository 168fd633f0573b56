import { z } from 'zod'
import { EMAIL } from '#common/email.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts.ts'

const name = z.string().trim().max(100)
const email = z
  .string()
  .max(200)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(EMAIL))

/** Makes the first administrator: `POST ghab/v1/setup/claim`. */
export const claimRequest = z.object({
  /** of the link that the shop prints when it starts */
  token: z.string().min(1).max(100),
  first_name: name.min(1),
  last_name: name.default(''),
  email,
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
})

/** What a shop is, before it sells: `POST ghab/v1/setup/steps/shop`. */
export const setUpShopRequest = z.object({
  name: name.min(1),
  language: z.enum(['fa', 'en']),
  /** IRT, IRR or a code of ISO 4217 */
  currency: z.string().trim().toUpperCase().max(3),
  /** ISO 3166-1 alpha-2 */
  country: z.string().trim().toUpperCase().max(2),
})
export const setUpShopAnswer = z.object({
  name: z.string(),
  language: z.enum(['fa', 'en']),
  currency: z.string(),
  country: z.string(),
  timezone: z.string(),
  weight_unit: z.string(),
})

const label = z.object({ fa: z.string(), en: z.string() })

export const setupChecklist = z.object({
  /** whether nothing is missing without which the shop cannot sell */
  ready: z.boolean(),
  items: z.array(
    z.object({
      key: z.string(),
      done: z.boolean(),
      /** the shop cannot sell without it */
      required: z.boolean(),
      label,
      /** where it is set in the back office */
      where: z.object({
        screen: z.string(),
        /** of the shop's look, the setting; '' for none */
        setting: z.string(),
      }),
    }),
  ),
})
export type SetupChecklist = z.infer<typeof setupChecklist>

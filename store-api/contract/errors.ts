import { z } from 'zod'

/** The error body of WordPress, everywhere. */
export const wpError = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({
      status: z.number(),
      params: z.record(z.string(), z.string()).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .loose()
    .nullable(),
})
export type WpError = z.infer<typeof wpError>

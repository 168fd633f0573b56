import { z } from 'zod'

/** The pages of a list under `ghab/v1`: `page` from 1, and `per_page` entries of them. */
export const paging = (perPage: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(perPage),
})

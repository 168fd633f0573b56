import { z } from 'zod'

/** names in an archive */
export const DATABASE = 'vitrin.db'
export const KEY = 'data.key'
export const MANIFEST = 'manifest.json'

/** What an archive says of itself, as its last file: without it the archive is not whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** epoch ms */
  madeAt: z.number().int(),
  /** the newest migration of the database */
  version: z.string(),
  /** by table */
  rows: z.record(z.string(), z.number().int()),
  /** every other file of the archive */
  files: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifestSchema>

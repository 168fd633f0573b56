import type { MetaEntry } from '#common/meta-data.ts'
import { readOnly } from './declaration.ts'

/** What a write takes as `meta_data`; a value of null takes the entry away. */
export const metaArg = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...readOnly('display_key', 'display_value'),
      id: { type: 'integer' },
      key: { type: 'string' },
      value: { type: 'mixed', nullable: true },
    },
  },
} as const

/** `meta_data` as answers tell it. */
export const metaJson = (entries: readonly MetaEntry[]) =>
  entries.map(({ id, key, value }) => ({ id, key, value }))

import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { SettingsTable } from '#store/modules/settings/tables.ts'

/** A setting of the shop, with its value as the shop reads it. */
export const settingRow = (name: string, value: unknown): Insertable<SettingsTable> => ({
  name,
  value: toJson(value),
  updated_at: 0,
})

/** The settings of an English shop in California that sells for US dollars. */
export const usSettings = (): Insertable<SettingsTable>[] => [
  settingRow('locale', 'en'),
  settingRow('country', 'US'),
  settingRow('store_state', 'CA'),
  settingRow('currency', { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }),
]

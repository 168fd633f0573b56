/** One row per named setting; `value` is JSON text. */
export interface SettingsTable {
  name: string
  value: string
  updated_at: number
}

import type { Locale } from '#common/locale.ts'
import type { Json } from '#store/database/json.ts'

export type LookTexts = Partial<Record<Locale, Record<string, unknown>>>

/** One setting that a version changed. */
export interface LookChange {
  key: string
  /** of a text in another language than the shop's own; null for the setting itself */
  language: Locale | null
  before: unknown
  after: unknown
}

/** One row per named setting; `value` is JSON text. */
export interface SettingsTable {
  name: string
  value: string
  updated_at: number
}

/** Settings of the shop's look that are not published yet: one row, which stays with what was published or given up. */
export interface SettingDraftsTable {
  /** 1 */
  id: number
  /** one more with every change, so that two who edit at once notice */
  revision: number
  /** by name, each whole */
  settings: Json<Record<string, unknown>>
  /** those in another language than the shop's own, by language */
  texts: Json<LookTexts>
  /** account of who changed it last */
  updated_by: number
  updated_at: number
}

/** The shop's look as it was published. */
export interface SettingVersionsTable {
  number: number
  /** account of who published it, 0 for what was there before the first */
  author_id: number
  /** the version whose values it has anew */
  restored_from: number | null
  changes: Json<LookChange[]>
  /** all of it: what a restored version is made of */
  settings: Json<Record<string, unknown>>
  texts: Json<LookTexts>
  created_at: number
}

/** A shop with settings that are not published, for one of the staff to look at. */
export interface SettingPreviewsTable {
  token_hash: string
  /** of the session that may look at it */
  session_hash: string
  settings: Json<Record<string, unknown>>
  texts: Json<LookTexts>
  created_at: number
  expires_at: number
}

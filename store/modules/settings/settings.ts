export { DEFAULT_SETTINGS } from './defaults.ts'
export { isTranslatable, type LookProblem, type LookProblems } from './look/check-look.ts'
export {
  changeDraft,
  discardDraft,
  type LookDraft,
  type OutdatedDraft,
  readDraft,
} from './look/draft.ts'
export {
  LOOK_FIELDS_BY_GROUP,
  LOOK_GROUPS,
  type LookField,
} from './look/look-fields.ts'
export { findPreview, openPreview } from './look/previews.ts'
export { isEmptyLook, type Look, readLook } from './look/read-look.ts'
export { type LookVersion, listVersions, publishDraft, restoreVersion } from './look/versions.ts'
export {
  publicSettings,
  readSettings,
  readSettingsIn,
  readSettingTexts,
  readShopLanguages,
} from './read-settings.ts'
export type { GatewaySettings, StoreSettings } from './schema.ts'
export { changeSettings, saveSettings, saveSettingTexts } from './write-settings.ts'

import type { AppSettings } from '#store-api/contract/settings.ts'

export interface SettingsPlace {
  /** the shop's settings as they are now */
  ask: () => Promise<AppSettings>
  /** those kept on the device */
  read: () => Promise<Pick<AppSettings, 'update_order'> | null>
  keep: (settings: AppSettings) => Promise<unknown>
  /** `update_order` of what the page shows; undefined where it shows no shop */
  shown: () => string | undefined
  apply: (settings: AppSettings) => Promise<void>
}

/**
 * Spec §4: the shop's settings may have been saved again since a page, or the device, got them. Those that are new
 * are kept, and a page that was made with others takes them over.
 */
export const checkSettings = async ({ ask, read, keep, shown, apply }: SettingsPlace): Promise<void> => {
  const settings = await ask()
  const kept = await read()
  if (kept?.update_order !== settings.update_order) await keep(settings)
  const order = shown()
  if (order !== undefined && order !== settings.update_order) await apply(settings)
}

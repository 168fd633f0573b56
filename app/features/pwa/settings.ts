import { readDevice, writeDevice } from '#app/device/storage/storage.ts'
import { pageConnection } from '#app/shared/settings/page-connection.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { refreshScreen } from './screen-refresh.ts'
import { checkSettings } from './settings-check.ts'

const KEY = 'app_settings'
/** however often a tab is shown again */
const PAUSE = 5 * 60_000
/** styles that the document came with (theme-context.ts) */
const STYLES = ['theme', 'shop-css']

let worn: CSSStyleSheet | undefined

/** Made by script, because a style element would need a nonce, which a page from the cache has none of. */
const wear = (css: string): void => {
  if (!worn) {
    worn = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn]
  }
  worn.replaceSync(css)
  for (const id of STYLES) {
    const { sheet } = (document.getElementById(id) as HTMLStyleElement | null) ?? {}
    if (sheet) sheet.disabled = true
  }
}

const apply = async ({ custom_color, palette_color, css_code }: AppSettings): Promise<void> => {
  const { createThemeCss } = await import('#app/ui/theme/theme.ts')
  wear(`${createThemeCss(custom_color || palette_color)}\n${css_code}`)
  await refreshScreen()
}

const check = (): Promise<void> =>
  checkSettings({
    ask: () => browserStore().settings(),
    read: () => readDevice<AppSettings | null>(KEY, null),
    keep: (settings) => writeDevice(KEY, settings),
    shown: () => pageConnection()?.settings.update_order,
    apply,
  }).catch((error: unknown) => console.info('the settings cannot be checked', error))

/** Looks for newer settings now, and when the tab is shown again after a while. */
export const watchSettings = (): void => {
  let checkedAt = 0
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < PAUSE) return
    checkedAt = Date.now()
    void check()
  }
  look()
  document.addEventListener('visibilitychange', look)
}

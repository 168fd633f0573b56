import { invertColor } from '#app/ui/theme/invert-color.ts'
import { demoThemes } from '#common/demo-themes.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

/** The settings that a visitor of a demo may choose, as the demo screen's fields name them. */
export interface DemoChoice {
  /** one of the 18 themes */
  palette_color?: string
  /** a hex colour that wins over the theme */
  custom_color?: string
  card_style?: number
  banner_style?: number
  category_style?: number
  sidebar_type?: number
  header_icon?: AppSettings['header_icon']
  toolbar_title?: boolean
}

export const HEADER_ACTIONS: AppSettings['header_icon'][] = [
  'cart',
  'search',
  'wishlist',
  'account',
  'darkmode',
  'instagram',
  'whatsapp',
]

/** How many looks there are of each. */
export const STYLES = { card_style: 12, banner_style: 4, category_style: 5, sidebar_type: 3 } as const
type StyleName = keyof typeof STYLES

const styleOf = (text: string | null, most: number): number | undefined => {
  const style = Number(text)
  return Number.isInteger(style) && style >= 1 && style <= most ? style : undefined
}

/** The three or six hex digits of a colour with the number sign; null for anything else (spec §5). */
export const hexColor = (text: string): string | null => {
  try {
    return invertColor(invertColor(text))
  } catch {
    return null
  }
}

/** What can be understood of a choice; the rest is as the shop has it. */
export const readChoice = (text: string): DemoChoice => {
  const fields = new URLSearchParams(text)
  const palette = fields.get('palette_color') ?? ''
  const color = hexColor(fields.get('custom_color') ?? '')
  const icon = HEADER_ACTIONS.find((name) => name === fields.get('header_icon'))
  const styles = (Object.keys(STYLES) as StyleName[]).flatMap((name) => {
    const style = styleOf(fields.get(name), STYLES[name])
    return style ? [[name, style]] : []
  })
  return {
    ...(Object.hasOwn(demoThemes, palette) && { palette_color: palette, custom_color: '' }),
    ...(color && { custom_color: color }),
    ...(Object.fromEntries(styles) as Partial<Record<StyleName, number>>),
    ...(icon && { header_icon: icon }),
    ...(fields.has('toolbar_title') && { toolbar_title: fields.get('toolbar_title') === 'true' }),
  }
}

/** Whether visitors may try other looks (spec §2). */
export const hasDemo = ({ is_demo, appInProduction }: Pick<AppSettings, 'is_demo' | 'appInProduction'>) =>
  is_demo || !appInProduction

/** The store as a visitor sees it who chose other looks on the demo screen: every page asks it for its settings. */
export const withChoice = <Store extends Pick<StoreClient, 'settings'>>(
  store: Store,
  choice: DemoChoice,
): Store => ({
  ...store,
  settings: async () => {
    const settings = await store.settings()
    return hasDemo(settings) ? { ...settings, ...choice } : settings
  },
})

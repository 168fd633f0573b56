import { useState } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { toggleDarkMode, useDarkMode } from '#app/device/appearance/dark-mode.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useHashOpen } from '#app/shared/pages/use-hash-open.ts'
import { openPolicy } from '#app/shared/policies/open-policy.ts'
import { HEADER_ACTIONS, STYLES } from '#app/shared/settings/demo-settings.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChoiceChips } from '#app/ui/actions/choice-chips.tsx'
import { digits } from '#app/ui/digits.ts'
import { Switch } from '#app/ui/forms/choice.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Card, Row } from '#app/ui/layout/container.tsx'
import { ScratchDialog } from '#app/ui/scratch/scratch-dialog.tsx'
import { invertColor } from '#app/ui/theme/invert-color.ts'
import { demoThemes } from '#common/demo-themes.ts'
import styles from './demo.module.css'

/** What the demo screen holds at the moment; '' where no theme is chosen, but a colour. */
interface DemoLooks {
  palette_color: string
  custom_color: string
  banner_style: number
}

/** What one sees: the names of the specification belong to other colours. */
const COLOR_NAMES: Record<string, () => string> = {
  default: m.demo_color_default,
  white: m.demo_color_white,
  black: m.demo_color_black,
  green: m.demo_color_green,
  red: m.demo_color_red,
  magnesium: m.demo_color_magnesium,
  salmon: m.demo_color_salmon,
  plum: m.demo_color_plum,
  blue: m.demo_color_blue,
  pink: m.demo_color_pink,
  orange: m.demo_color_orange,
  maroon: m.demo_color_maroon,
  cayanne: m.demo_color_cayanne,
  sea: m.demo_color_sea,
  theme15: m.demo_color_theme15,
  theme16: m.demo_color_theme16,
  theme17: m.demo_color_theme17,
  theme18: m.demo_color_theme18,
}

const themes = () =>
  Object.entries(demoThemes).map(([value, swatch]) => ({
    value,
    swatch,
    label: COLOR_NAMES[value]?.() ?? value,
  }))

const ICON_NAMES = {
  cart: m.cart_title,
  search: m.ui_search,
  wishlist: m.catalog_wish_list,
  account: m.shell_account,
  darkmode: m.shell_dark_mode,
  instagram: m.shell_instagram,
  whatsapp: m.shell_whatsapp,
}

const STYLE_NAMES = {
  card_style: m.demo_card_style,
  banner_style: m.demo_banner_style,
  category_style: m.catalog_categories,
  sidebar_type: m.demo_sidebar_type,
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: digits(index + 1),
  }))

const Dialogs = () => {
  const [scratching, setScratching] = useState(false)
  const menu = useHashOpen('menu')
  return (
    <Row>
      <Button variant="tonal" icon="menu" onClick={menu.show}>
        {m.demo_open_menu()}
      </Button>
      <Button variant="tonal" icon="assignment_return" onClick={() => openPolicy('refund')}>
        {m.ui_refund()}
      </Button>
      <Button variant="tonal" icon="redeem" onClick={() => setScratching(true)}>
        {m.demo_scratch()}
      </Button>
      <ScratchDialog
        open={scratching}
        onOpenChange={setScratching}
        reward={{ message: m.demo_reward(), code: 'welcome10' }}
      />
    </Row>
  )
}

interface DemoPanelProps {
  looks: DemoLooks
  xsrf: string
  /** what was typed and is no colour */
  wrongColor: string | null
}

/** Every choice takes effect at once, for this visitor alone; without script with the button at the end. */
export const DemoPanel = ({ looks, xsrf, wrongColor }: DemoPanelProps) => {
  const settings = usePageSettings()
  const submit = useSubmit()
  const dark = useDarkMode()
  const now: Record<string, string> = {
    palette_color: looks.palette_color,
    custom_color: looks.custom_color,
    card_style: String(settings.card_style),
    banner_style: String(looks.banner_style),
    category_style: String(settings.category_style),
    sidebar_type: String(settings.sidebar_type),
    header_icon: settings.header_icon,
    toolbar_title: String(settings.toolbar_title),
  }
  // shown at once, until the shop has answered
  const known = JSON.stringify(now)
  const [picked, setPicked] = useState({ known, values: now })
  const chosen = picked.known === known ? picked.values : now
  const choose = (changes: Record<string, string>) => {
    const values = { ...chosen, ...changes }
    setPicked({ known, values })
    void submit(
      { ...values, _xsrf: xsrf },
      { method: 'post', action: href('/demo'), preventScrollReset: true, replace: true },
    )
  }
  const chips = (name: string) => ({
    name,
    value: chosen[name] ?? null,
    onChange: (value: string) => choose({ [name]: value }),
  })
  return (
    <Card as="section" className={styles.panel}>
      <Form
        method="post"
        action={href('/demo')}
        className={styles.form}
        preventScrollReset
        replace
        noValidate
      >
        <input type="hidden" name="_xsrf" value={xsrf} />
        <ChoiceChips
          {...chips('palette_color')}
          legend={m.demo_theme()}
          options={themes()}
          onChange={(value) => choose({ palette_color: value, custom_color: '' })}
        />
        <div className={styles.custom}>
          <TextField
            key={looks.custom_color}
            label={m.demo_custom()}
            hint={m.demo_custom_hint()}
            error={wrongColor === null ? undefined : m.demo_custom_wrong()}
            name="custom_color"
            defaultValue={wrongColor ?? looks.custom_color}
            latin
            maxLength={7}
            autoComplete="off"
          />
          <Button type="submit" variant="tonal">
            {m.ui_apply()}
          </Button>
        </div>
        {looks.custom_color && (
          <p className={styles.inverse}>
            {m.demo_inverse()}
            <span className={styles.drop} style={{ background: invertColor(looks.custom_color) }} />
            <bdi dir="ltr">{invertColor(looks.custom_color)}</bdi>
          </p>
        )}
        {(Object.keys(STYLES) as (keyof typeof STYLES)[]).map((name) => (
          <ChoiceChips
            key={name}
            {...chips(name)}
            legend={STYLE_NAMES[name]()}
            options={numbered(STYLES[name])}
          />
        ))}
        <ChoiceChips
          {...chips('header_icon')}
          legend={m.demo_header_icon()}
          options={HEADER_ACTIONS.map((value) => ({ value, label: ICON_NAMES[value]() }))}
        />
        <input type="hidden" name="toolbar_title" value={chosen.toolbar_title} />
        <Switch
          label={m.demo_toolbar_title()}
          checked={chosen.toolbar_title === 'true'}
          onChange={({ target }) => choose({ toolbar_title: String(target.checked) })}
        />
        <Switch label={m.shell_dark_mode()} checked={dark} onChange={toggleDarkMode} />
        <noscript>
          <Button type="submit">{m.demo_save()}</Button>
        </noscript>
        <Button type="submit" name="reset" value="1" variant="outlined" icon="undo">
          {m.demo_reset()}
        </Button>
        <ActionFailure />
      </Form>
      <Dialogs />
    </Card>
  )
}

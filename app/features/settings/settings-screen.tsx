import { type ReactNode, useId } from 'react'
import { toggleDarkMode, useDarkMode } from '#app/device/appearance/dark-mode.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ColumnsScreen } from '#app/shared/account/columns-screen.tsx'
import { SignOutButton } from '#app/shared/account/sign-out-button.tsx'
import { share } from '#app/shared/links/share.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { Policy } from '#app/shared/policies/policies.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { digits } from '#app/ui/digits.ts'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Switch } from '#app/ui/forms/choice.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { DataSaver } from './data-saver.tsx'
import { ProfileHead } from './profile-head.tsx'
import { PushSwitch } from './push-switch.tsx'
import { Setting } from './setting.tsx'
import styles from './settings.module.css'
import { accountRows, type SettingsRow, shopRows, visitorRows } from './settings-rows.ts'

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        <ShopText>{title}</ShopText>
      </h2>
      <Card flush className={styles.card}>
        {children}
      </Card>
    </section>
  )
}

const Rows = ({ rows }: { rows: SettingsRow[] }) => (
  <ul>
    {rows.map(({ title, icon, to, unseen }) => (
      <li key={to}>
        <ListItem
          title={title}
          icon={icon}
          end={
            unseen ? (
              <Badge tone="secondary">{m.settings_unseen({ count: digits(String(unseen)) })}</Badge>
            ) : undefined
          }
          render={<ShopLink to={to} />}
        />
      </li>
    ))}
  </ul>
)

const DarkMode = () => (
  <Setting icon="dark_mode">
    <Switch
      label={m.shell_dark_mode()}
      checked={useDarkMode()}
      onChange={toggleDarkMode}
      className={styles.switch}
    />
  </Setting>
)

/** What is said of the shop to others. */
const AppRows = () => {
  const { app_link, site_name } = usePageSettings()
  return (
    <>
      <ListItem
        title={m.shell_share()}
        icon="share"
        render={<button type="button" onClick={() => void share(site_name, location.origin)} />}
      />
      {/^https?:/.test(app_link) && (
        <ListItem
          title={m.settings_app()}
          icon="star"
          render={<a href={app_link} target="_blank" rel="noopener noreferrer" />}
        />
      )}
    </>
  )
}

interface SettingsScreenProps {
  policies: Policy[]
  /** of who is signed in, none of a guest */
  customerId: number | undefined
  role: string | undefined
  /** news that the customer has not read */
  unseen: number
  xsrf: string
  /** the browser itself asks for less data */
  browserSavesData: boolean
  /** the same screen in the other language */
  language: ReactNode
}

/** Who is here, what this device does, and a way to every page that the shop has switched on. */
export const SettingsScreen = ({
  policies,
  customerId,
  role,
  unseen,
  xsrf,
  browserSavesData,
  language,
}: SettingsScreenProps) => {
  const settings = usePageSettings()
  const isSignedIn = role !== undefined
  const visitor = [...(isSignedIn ? accountRows(settings, role, unseen) : []), ...visitorRows(settings)]
  const about = shopRows(settings, policies)
  return (
    <ColumnsScreen
      title={m.shell_settings()}
      wide
      columns={[
        <>
          <ProfileHead />
          {visitor.length > 0 && (
            <Group title={m.settings_mine()}>
              <Rows rows={visitor} />
            </Group>
          )}
          {isSignedIn && <SignOutButton xsrf={xsrf} />}
        </>,
        <>
          <Group title={m.settings_display()}>
            <DarkMode />
            <DataSaver byBrowser={browserSavesData} xsrf={xsrf} />
            {customerId !== undefined && <PushSwitch customerId={customerId} />}
            <Setting icon="language">
              <span className={styles.label}>{m.settings_language()}</span>
              {language}
            </Setting>
          </Group>
          <Group title={settings.site_name}>
            <Rows rows={about} />
            <AppRows />
          </Group>
        </>,
      ]}
    />
  )
}

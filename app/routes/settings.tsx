import { pageContext } from '../context.ts'
import styles from '../features/settings/settings.module.css'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { LanguageLink } from '../features/shell/language-link.tsx'
import { m } from '../messages/paraglide/messages.js'
import { notFound } from '../shop/not-found.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { policiesOf } from '../shop/policies.ts'
import type { Route } from './+types/settings.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const settings = await context.get(pageContext).store.settings()
  if (!settings.setting_page) throw notFound()
  return { policies: policiesOf(settings) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.shell_settings(), hidden: true })

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen policies={loaderData.policies} language={<LanguageLink className={styles.language} />} />
  )
}

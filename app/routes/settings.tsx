import { data, href, redirect } from 'react-router'
import { browserSavesData, saveDataCookie } from '#common/save-data.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import styles from '../features/settings/settings.module.css'
import { SettingsScreen } from '../features/settings/settings-screen.tsx'
import { LanguageLink } from '../features/shell/language-link.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { useNoteCustomer } from '../shared/account/signed-in.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { policiesOf } from '../shared/policies/policies.ts'
import type { Route } from './+types/settings.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const orGuest = (error: unknown): null => {
  if (error instanceof StoreError && error.status === 401) return null
  throw error
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { store, signedIn, xsrf } = context.get(pageContext)
  const settings = await store.settings()
  if (!settings.setting_page) throw notFound()
  // guests have this screen too; a session that has ended is a guest's
  const [profile, unseen] = signedIn
    ? await Promise.all([
        store.customer().catch(orGuest),
        store.notifications().then(
          (notifications) => notifications.unseen,
          () => 0,
        ),
      ])
    : [null, 0]
  return {
    policies: policiesOf(settings),
    profile,
    unseen,
    xsrf,
    browserSavesData: browserSavesData(request.headers),
  }
}

/** The data saver without script, which writes the cookie by itself otherwise. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(null, { status: 400 })
  if (!(await store.settings()).setting_page) throw notFound()
  return redirect(href('/settings'), {
    status: 303,
    headers: { 'Set-Cookie': saveDataCookie(form.has('save_data'), origin) },
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.shell_settings(), hidden: true })

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  useFollowCustomer()
  const { profile, ...props } = loaderData
  useNoteCustomer(profile)
  return (
    <SettingsScreen
      {...props}
      customerId={profile?.id}
      role={profile?.role}
      language={<LanguageLink className={styles.language} />}
    />
  )
}

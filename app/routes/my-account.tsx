import { data, redirect } from 'react-router'
import { sessionCookie } from '#common/session-cookie.ts'
import { STAFF_ROLE } from '#store-api/contract/security.ts'
import { pageContext } from '../context.ts'
import { forgetCustomer } from '../device/customer/forget-customer.ts'
import { signedOutMark } from '../device/customer/signed-out-mark.ts'
import { changeAccount } from '../features/account/account-action.ts'
import { UNREADABLE } from '../features/account/form-answer.ts'
import { MyAccountScreen } from '../features/account/my-account-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { useNoteCustomer } from '../shared/account/signed-in.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { forgetOrders } from '../shared/orders/order-keys.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { isVendor } from '../shared/vendors/load-vendor.ts'
import type { Route } from './+types/my-account.ts'

export const handle = { cache: 'personal', files: 'signed-in' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const settings = await page.store.settings()
  if (!settings.edit_profile_page) throw notFound()
  const [profile, sessions] = await requireCustomer(page, request, (store) =>
    Promise.all([store.customer(), store.sessions()]),
  )
  const isStaff = STAFF_ROLE.safeParse(profile.role).success
  return {
    profile,
    sessions,
    hasAddresses: settings.shipping_address_page,
    hasPasswords: settings.signin_method !== 'otp' || isStaff,
    hasOffice: isVendor(settings, profile.role) || isStaff,
    siteName: settings.site_name,
    xsrf: page.xsrf,
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const page = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(UNREADABLE, { status: 400 })
  if (!(await page.store.settings()).edit_profile_page) throw notFound()
  const answer = await requireCustomer(page, request, async (store) => {
    await store.customer()
    return changeAccount(store, form)
  })
  const isGone = answer.done && answer.intent === 'delete'
  if (!isGone) return answer
  const headers = new Headers({ 'Set-Cookie': sessionCookie(null, page.origin) })
  headers.append('Set-Cookie', forgetOrders(page.origin))
  headers.append('Set-Cookie', signedOutMark(page.origin))
  return redirect('/', { headers })
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const isDeletion = (await request.clone().formData()).get('intent') === 'delete'
  return sendForm(request, () =>
    serverAction().catch((reason: unknown) => {
      if (isDeletion && reason instanceof Response) forgetCustomer()
      throw reason
    }),
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_edit_profile(), hidden: true })

export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  useFollowCustomer()
  useNoteCustomer(loaderData.profile)
  return <MyAccountScreen {...loaderData} answer={useAnswer(actionData)} />
}

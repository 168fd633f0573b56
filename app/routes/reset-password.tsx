import { data } from 'react-router'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { pageContext } from '../context.ts'
import { type FormAnswer, refusedForm, UNREADABLE } from '../features/account/form-answer.ts'
import { AskForLinkScreen, type LinkAnswer, ResetScreen } from '../features/account/sign-in/reset-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { accountPath } from '../shared/account/account-path.ts'
import { ownPath } from '../shared/account/require-customer.ts'
import { toSecondFactor } from '../shared/account/second-factor.ts'
import { greet, welcome } from '../shared/account/signed-in.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

interface Answer {
  form?: FormAnswer
  link?: LinkAnswer
}

/** Whoever was invited to work for the shop goes on to it. */
const wayOn = (request: Request, settings: AppSettings): string =>
  ownPath(new URL(request.url).searchParams.get('to'), accountPath(settings))

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  hasToken: tokenOf(request) !== '',
  xsrf: context.get(pageContext).xsrf,
})

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data<Answer>({ form: UNREADABLE }, { status: 400 })
  try {
    if (form.get('intent') === 'ask') {
      const email = String(form.get('customers_email_address') ?? '')
      const answer = await store.forgotPassword(email)
      const said = answer.ok ? { sent: answer.msg, refused: null } : { sent: null, refused: answer.error }
      return { link: { ...said, email } } satisfies Answer
    }
    const password = String(form.get('password') ?? '')
    const signedIn = await store.resetPassword({ token: tokenOf(request), password })
    return welcome(request, signedIn, origin, wayOn(request, await store.settings()))
  } catch (error) {
    const second = toSecondFactor(error, origin, wayOn(request, await store.settings()))
    if (second) return second
    return { form: refusedForm(error, form) } satisfies Answer
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, () => greet(serverAction))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_new_password(), hidden: true })

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { hasToken, xsrf } = loaderData
  const { form, link } = (useAnswer(actionData) ?? {}) as Answer
  return hasToken && form?.failure !== 'link_used_up' ? (
    <ResetScreen xsrf={xsrf} answer={form} />
  ) : (
    <AskForLinkScreen xsrf={xsrf} answer={form} link={link} />
  )
}

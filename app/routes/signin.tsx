import { data, redirect } from 'react-router'
import { sessionCookie } from '#common/session-cookie.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { pageContext } from '../context.ts'
import { type FormAnswer, refusedForm, UNREADABLE } from '../features/account/form-answer.ts'
import { codeAnswer } from '../features/account/sign-in/code-answer.ts'
import { SIGN_IN_DRAFT } from '../features/account/sign-in/code-sign-in.tsx'
import { SignInScreen } from '../features/account/sign-in/sign-in-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { accountPath } from '../shared/account/account-path.ts'
import { ownPath } from '../shared/account/require-customer.ts'
import { toSecondFactor } from '../shared/account/second-factor.ts'
import { secondsUntil } from '../shared/account/seconds-left.ts'
import { greet, welcome } from '../shared/account/signed-in.ts'
import { acceptForm } from '../shared/forms/form-draft.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { policiesOf } from '../shared/policies/policies.ts'
import type { Route } from './+types/signin.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

/** The second step took too long, or was wrong too often. */
const GONE: FormAnswer = { intent: 'password', values: {}, problems: {}, failure: 'challenge_gone' }

type Method = 'password' | 'otp'

const wayOn = (request: Request, settings: AppSettings): string =>
  ownPath(new URL(request.url).searchParams.get('to'), accountPath(settings))

/** The page again, without a session that has ended: the token of its forms has to be a guest's. */
const withoutSession = ({ url }: Request, origin: string): Response => {
  const query = new URLSearchParams(
    [...new URL(url).searchParams].filter(([name]) => name === 'to' || name === 'method'),
  )
  return redirect(`/signin?${query}`, { headers: { 'Set-Cookie': sessionCookie(null, origin) } })
}

/** The session has ended, or its customer is gone. Of a busy shop that cannot tell, it is kept. */
const orEnded = (error: unknown): false => {
  if (error instanceof StoreError && [401, 404].includes(error.status)) return false
  throw error
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store, signedIn, origin, xsrf } = context.get(pageContext)
  const settings = await store.settings()
  const isAlive = signedIn && (await store.customer().then(Boolean, orEnded))
  if (isAlive) throw redirect(wayOn(request, settings))
  if (signedIn) throw withoutSession(request, origin)
  const { signin_method } = settings
  const { searchParams } = new URL(request.url)
  const wanted: Method = searchParams.get('method') === 'password' ? 'password' : 'otp'
  // the staff has a password where customers have none
  const method: Method = signin_method === 'password' ? 'password' : wanted
  const other: Method = method === 'otp' ? 'password' : 'otp'
  return {
    method,
    other: signin_method === 'both' || signin_method === other ? other : null,
    to: ownPath(searchParams.get('to'), ''),
    policies: policiesOf(settings),
    xsrf,
    isBack: searchParams.has('gone'),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(UNREADABLE, { status: 400 })
  const text = (name: string) => String(form.get(name) ?? '')
  const mobile = text('mobile')
  const intent = text('intent')
  try {
    if (intent === 'code') {
      const sent = await store.requestCode(mobile)
      return codeAnswer(form, { mobile: sent.mobile }, sent.resend_after)
    }
    const signedIn =
      intent === 'verify'
        ? await store.verifyCode({ mobile, code: text('code') })
        : await store.signIn({ login: text('login'), password: text('password') })
    return welcome(request, signedIn, origin, wayOn(request, await store.settings()))
  } catch (error) {
    const second = toSecondFactor(error, origin, wayOn(request, await store.settings()))
    if (second) return second
    const wrong = refusedForm(error, form)
    if (error instanceof StoreError && error.code === 'too_soon') {
      return codeAnswer(form, {}, Number(error.details.resend_after))
    }
    return intent === 'verify' ? codeAnswer(form, {}, secondsUntil(text('resend_at')), wrong) : wrong
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, () => greet(serverAction, () => acceptForm(SIGN_IN_DRAFT)))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_signin_title(), hidden: true })

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { isBack, ...screen } = loaderData
  return <SignInScreen {...screen} answer={useAnswer(actionData) ?? (isBack ? GONE : undefined)} />
}

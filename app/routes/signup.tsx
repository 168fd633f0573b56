import { data, redirect } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { type FormAnswer, refusedForm, UNREADABLE } from '../features/account/form-answer.ts'
import { codeAnswer } from '../features/account/sign-in/code-answer.ts'
import { SIGN_UP_DRAFT, SignUpScreen } from '../features/account/sign-in/sign-up-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { accountPath } from '../shared/account/account-path.ts'
import { ownPath } from '../shared/account/require-customer.ts'
import { secondsUntil } from '../shared/account/seconds-left.ts'
import { greet, welcome } from '../shared/account/signed-in.ts'
import { acceptForm } from '../shared/forms/form-draft.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { policiesOf } from '../shared/policies/policies.ts'
import type { Route } from './+types/signup.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

/** The form's own name; others are about the code. */
const SIGN_UP = 'sign-up'

const toOf = (request: Request, fallback: string): string =>
  ownPath(new URL(request.url).searchParams.get('to'), fallback)

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const settings = await store.settings()
  const { search } = new URL(request.url)
  // a number signs up where it signs in
  if (settings.signin_method === 'otp') throw redirect(`/signin${search}`)
  return { to: toOf(request, ''), policies: policiesOf(settings), xsrf }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(UNREADABLE, { status: 400 })
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const asked = { email: text('email'), first_name: text('first_name'), last_name: text('last_name') }
  const again = { intent: SIGN_UP, values: asked, problems: {}, failure: null } satisfies FormAnswer
  try {
    if (intent === 'change') return again
    if (intent === 'verify') {
      const signedUp = await store.verifySignUp({ sign_up: text('sign_up'), code: text('code') })
      return welcome(request, signedUp, origin, toOf(request, accountPath(await store.settings())))
    }
    const sent =
      intent === 'code'
        ? await store.repeatSignUp(text('sign_up'))
        : await store.signUp({ ...asked, password: text('password') })
    return codeAnswer(form, { sign_up: sent.sign_up, email: sent.email }, sent.resend_after)
  } catch (error) {
    const wrong = refusedForm(error, form)
    if (intent === SIGN_UP) return wrong
    if (wrong.failure === 'sign_up_gone') return { ...again, failure: wrong.failure }
    const isSoon = error instanceof StoreError && error.code === 'too_soon'
    if (isSoon) return codeAnswer(form, {}, Number(error.details.resend_after))
    return codeAnswer(form, {}, secondsUntil(text('resend_at')), { ...wrong, intent: 'verify' })
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, () => greet(serverAction, () => acceptForm(SIGN_UP_DRAFT)))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_signup_title(), hidden: true })

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} answer={useAnswer(actionData)} />
}

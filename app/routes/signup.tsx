import { data, redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { type FormAnswer, refusedForm } from '../features/account/form-answer.ts'
import { SignUpScreen } from '../features/account/sign-up-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { pageMeta } from '../shop/page-meta.ts'
import { policiesOf } from '../shop/policies.ts'
import { readForm } from '../shop/read-form.ts'
import { ownPath } from '../shop/require-customer.ts'
import { greet, landing, welcome } from '../shop/signed-in.ts'
import type { Route } from './+types/signup.ts'

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
  if (!form) {
    return data<FormAnswer>({ intent: '', values: {}, problems: {}, failure: 'failed' }, { status: 400 })
  }
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    const signedUp = await store.signUp({
      email: text('email'),
      first_name: text('first_name'),
      last_name: text('last_name'),
      password: text('password'),
    })
    return welcome(request, signedUp, origin, toOf(request, landing(await store.settings())))
  } catch (error) {
    return refusedForm(error, form)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => greet(serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_signup_title(), hidden: true })

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} answer={actionData} />
}

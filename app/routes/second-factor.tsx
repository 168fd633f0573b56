import { data, redirect } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Credential } from '#store-api/contract/security.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { pageContext } from '../context.ts'
import { type FormAnswer, refusedForm, UNREADABLE } from '../features/account/form-answer.ts'
import { SecondFactorScreen, type Way } from '../features/account/sign-in/second-factor-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { accountPath } from '../shared/account/account-path.ts'
import { ownPath } from '../shared/account/require-customer.ts'
import { challengeCookie, readChallengeCookie } from '../shared/account/second-factor.ts'
import { greet, welcome } from '../shared/account/signed-in.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/second-factor.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const wayOn = (request: Request, settings: AppSettings): string =>
  ownPath(new URL(request.url).searchParams.get('to'), accountPath(settings))

const isGone = (error: unknown): boolean => error instanceof StoreError && error.code === 'challenge_gone'

/** The first step again, and where it leads to. */
const fromTheStart = (request: Request, origin: string): Response => {
  const to = ownPath(new URL(request.url).searchParams.get('to'), '')
  const query = new URLSearchParams({ method: 'password', gone: '1', ...(to && { to }) })
  return redirect(`/signin?${query}`, { headers: { 'Set-Cookie': challengeCookie(null, origin) } })
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store, origin, xsrf } = context.get(pageContext)
  const challenge = readChallengeCookie(request)
  if (!challenge) throw fromTheStart(request, origin)
  const { searchParams } = new URL(request.url)
  try {
    const { methods, passkey } = await store.readChallenge(challenge)
    const ways = methods.filter((way) => way !== 'passkey' || passkey !== null)
    const wanted = ways.find((way) => way === searchParams.get('by'))
    const way: Way = wanted ?? ways[0] ?? 'recovery_code'
    return { way, ways, passkey, to: ownPath(searchParams.get('to'), ''), xsrf }
  } catch (error) {
    if (isGone(error)) throw fromTheStart(request, origin)
    throw error
  }
}

/** What a form gives: the answer of a passkey as JSON. */
const answerOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('intent')) {
    case 'passkey':
      return { passkey: JSON.parse(text('passkey')) as Credential }
    case 'recovery_code':
      return { recovery_code: text('recovery_code') }
    default:
      return { code: text('code') }
  }
}

/** What is wrong is told beside what was given. */
const refused = (error: unknown, form: FormData): FormAnswer => {
  const answer = refusedForm(error, form)
  const { intent, problems, failure } = answer
  if (intent === 'passkey') return { ...answer, problems: {}, failure: failure ?? 'passkey_refused' }
  return problems.code ? { ...answer, values: {}, problems: { [intent]: 'second_wrong' } } : answer
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(UNREADABLE, { status: 400 })
  const challenge = readChallengeCookie(request)
  if (!challenge) return fromTheStart(request, origin)
  try {
    const signedIn = await store.verifyChallenge({ challenge, ...answerOf(form) })
    const to = wayOn(request, await store.settings())
    return welcome(request, signedIn, origin, to, [challengeCookie(null, origin)])
  } catch (error) {
    if (isGone(error)) return fromTheStart(request, origin)
    if (error instanceof SyntaxError) return data(UNREADABLE, { status: 400 })
    return refused(error, form)
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, () => greet(serverAction))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_second_title(), hidden: true })

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorScreen {...loaderData} answer={useAnswer(actionData)} />
}

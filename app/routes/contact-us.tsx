import { data } from 'react-router'
import { type StoreClient, StoreError } from '#store-api/client/store-client.ts'
import { IDEMPOTENCY_FIELD } from '#store-api/contract/idempotency.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { pageContext } from '../context.ts'
import { type ContactAnswer, ContactPage } from '../features/content/contact-page.tsx'
import { m } from '../messages/paraglide/messages.js'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/contact-us.ts'

export const handle = { cache: 'form' } satisfies RouteHandle

const requirePage = async (store: StoreClient): Promise<AppSettings> => {
  const settings = await store.settings()
  if (!settings.contact_us_page) throw notFound()
  return settings
}

/** The map is somebody else's page: it comes when it is asked for, in a document that may frame it. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const { phone_numbers, iframe_google_map } = await requirePage(store)
  const map = /^https:/.test(iframe_google_map) ? iframe_google_map : ''
  const isAsked = map !== '' && url.searchParams.has('map')
  return data(
    {
      xsrf,
      idempotencyKey: crypto.randomUUID(),
      phones: phone_numbers,
      hasMap: map !== '',
      map: isAsked ? map : '',
    },
    isAsked ? { headers: { 'Content-Security-Policy': `frame-src ${new URL(map).origin}` } } : undefined,
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) {
    return data<ContactAnswer>(
      { sent: false, values: null, problems: [], failure: 'failed' },
      { status: 400 },
    )
  }
  await requirePage(store)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const values = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    website: text('website'),
  }
  try {
    await store.contact(values, text(IDEMPOTENCY_FIELD))
    return { sent: true, values: null, problems: [], failure: null } satisfies ContactAnswer
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const problems = Object.keys(error.params)
    const failure =
      error.status === 429 ? ('throttled' as const) : problems.length ? null : ('failed' as const)
    return { sent: false, values, problems, failure } satisfies ContactAnswer
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.content_contact_title(), description: m.content_contact_text() })

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} answer={useAnswer(actionData)} />
}

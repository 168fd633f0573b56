import { data } from 'react-router'
import type { StoreClient } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { AddressesScreen } from '../features/account/addresses/addresses-screen.tsx'
import { doneForm, refusedForm, UNREADABLE } from '../features/account/form-answer.ts'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { useNoteCustomer } from '../shared/account/signed-in.ts'
import { ADDRESS_FIELDS } from '../shared/addresses/address-fields.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/shipping-address.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

const requirePage = async (store: StoreClient) => {
  const settings = await store.settings()
  if (!settings.shipping_address_page) throw notFound()
  return settings
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const { bill_ship_info, country } = await requirePage(page.store)
  const [profile, states] = await requireCustomer(page, request, (store) =>
    Promise.all([store.customer(), store.geography(country, page.locale)]),
  )
  return { profile, states, fields: bill_ship_info, xsrf: page.xsrf }
}

const addressOf = (form: FormData, kind: 'billing' | 'shipping') =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, String(form.get(`${kind}.${field}`) ?? '')]))

export const action = async ({ request, context }: Route.ActionArgs) => {
  const page = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(UNREADABLE, { status: 400 })
  await requirePage(page.store)
  const billing = addressOf(form, 'billing')
  const shipping = form.get('same') === 'on' ? billing : addressOf(form, 'shipping')
  return requireCustomer(page, request, async (store) => {
    await store.customer()
    try {
      await store.updateCustomer({ billing, shipping })
      return doneForm(form)
    } catch (error) {
      return refusedForm(error, form)
    }
  })
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.account_addresses(), hidden: true })

export default function ShippingAddress({ loaderData, actionData }: Route.ComponentProps) {
  useFollowCustomer()
  useNoteCustomer(loaderData.profile)
  return <AddressesScreen {...loaderData} answer={useAnswer(actionData)} />
}

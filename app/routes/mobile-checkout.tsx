import { data, href, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { CustomerStore } from '#store-api/client/account-client.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { CheckoutView } from '#store-api/contract/checkout.ts'
import { pageContext } from '../context.ts'
import { CHECKOUT_DRAFT, CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { leaveCheckout } from '../features/checkout/form/after-placing.ts'
import { submitCheckout, unreadableForm } from '../features/checkout/form/checkout-action.ts'
import { m } from '../messages/paraglide/messages.js'
import { acceptForm } from '../shared/forms/form-draft.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { orderCookie, PLACED_HERE } from '../shared/orders/order-keys.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { localePrefix } from '../shared/settings/root-data.ts'
import type { Route } from './+types/mobile-checkout.ts'

export const handle = { cache: 'personal', queue: 'checkout' } satisfies RouteHandle

const draftOf = (request: Request): string => new URL(request.url).searchParams.get('order_id') ?? ''

/** A coupon in the URL that the shop does not take, as one that is too long, is left out. */
const openCheckout = async (store: CustomerStore, request: Request): Promise<CheckoutView> => {
  const draft = draftOf(request)
  const coupon = new URL(request.url).searchParams.get('coupon')
  if (!coupon) return store.checkout(draft)
  return store.checkout(draft, { coupon }).catch((error: unknown) => {
    if (!(error instanceof StoreError) || ![400, 429].includes(error.status)) throw error
    return store.checkout(draft)
  })
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const draft = draftOf(request)
  const settings = await store.settings()
  try {
    const view = await openCheckout(store, request)
    if (view.order) {
      const { id, order_key } = view.order
      throw redirectDocument(
        `${href('/mobile-checkout/order-received/:id', { id: String(id) })}?key=${order_key}`,
      )
    }
    return { draft, view, xsrf, termsPageId: settings.terms_page_id }
  } catch (error) {
    if (error instanceof StoreError && error.status >= 400 && error.status < 500) {
      return data(
        { draft, view: null, xsrf, termsPageId: 0 },
        { status: error.status === 400 ? 404 : error.status },
      )
    }
    throw error
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, locale, homeLocale, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data(unreadableForm(), { status: 400 })
  const returnPrefix = localePrefix(locale, homeLocale)
  const answer = await submitCheckout({ store, draft: draftOf(request), form, returnPrefix })
  if (!('placed' in answer)) return answer
  const { order_id, order_key, redirect } = answer.placed
  const key = { id: order_id, key: order_key }
  // absolute, because the router would put the language before a path of its own making
  return redirectDocument(new URL(redirect, origin).href, {
    status: 303,
    headers: { 'Set-Cookie': orderCookie(request.headers.get('cookie'), key, PLACED_HERE, origin) },
  })
}

/** The only way out of this form is that of an order that was placed. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, () =>
    serverAction().catch((reason: unknown) => {
      if (reason instanceof Response) {
        acceptForm(CHECKOUT_DRAFT)
        leaveCheckout()
      }
      throw reason
    }),
  )

/** The answer of the form has all that the page is made of. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.checkout_title(), hidden: true })

export default function MobileCheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} answer={useAnswer(actionData)} />
}

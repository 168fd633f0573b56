import { data } from 'react-router'
import { toLatinDigits } from '#common/persian.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import { IDEMPOTENCY_FIELD } from '#store-api/contract/idempotency.ts'
import { pageContext } from '../context.ts'
import { PointsScreen } from '../features/loyalty/points-screen.tsx'
import type { RedeemResult } from '../features/loyalty/redeem-form.tsx'
import { m } from '../messages/paraglide/messages.js'
import { useFollowCustomer } from '../shared/account/follow-customer.ts'
import { requireCustomer } from '../shared/account/require-customer.ts'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/reward-points.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = context.get(pageContext)
  const settings = await page.store.settings()
  if (!settings.enable_wp_point_reward) throw notFound()
  const number = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(number) || number < 1 || number > 10_000) throw notFound()
  const points = await requireCustomer(page, request, (store) => store.points({ page: number }))
  if (number > Math.max(1, points.total_pages)) throw notFound()
  return {
    points,
    page: number,
    xsrf: page.xsrf,
    idempotencyKey: crypto.randomUUID(),
    withOrders: settings.my_orders_page,
  }
}

const isRefused = ({ status, code }: StoreError): boolean => status === 400 || code === 'too_few_points'

export const action = async ({ request, context }: Route.ActionArgs) => {
  const page = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data<RedeemResult>({ problem: 'failed', typed: '' }, { status: 400 })
  if (!(await page.store.settings()).enable_wp_point_reward) throw notFound()
  const typed = String(form.get('points') ?? '').slice(0, 20)
  const points = Number(toLatinDigits(typed).replace(/[\s,٬]/g, ''))
  if (!Number.isSafeInteger(points) || points < 1) return { problem: 'number', typed } satisfies RedeemResult
  try {
    const redeemed = await requireCustomer(page, request, (store) =>
      store.redeemPoints(points, String(form.get(IDEMPOTENCY_FIELD) ?? '')),
    )
    return { redeemed } satisfies RedeemResult
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { problem: isRefused(error) ? 'number' : 'failed', typed } satisfies RedeemResult
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.loyalty_points_title(), hidden: true })

export default function RewardPointsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useFollowCustomer()
  return <PointsScreen {...loaderData} result={useAnswer(actionData)} />
}

import { StoreError } from '#store-api/client/store-client.ts'
import { pageContext } from '../context.ts'
import { type StopResult, StopScreen } from '../features/price-alerts/stop-screen.tsx'
import { m } from '../messages/paraglide/messages.js'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import type { Route } from './+types/stop-alerts.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = ({ context }: Route.LoaderArgs) => ({ xsrf: context.get(pageContext).xsrf })

/** Also for mail programs, which send this URL a form of their own (RFC 8058). */
export const action = async ({ context, url }: Route.ActionArgs): Promise<StopResult> => {
  try {
    await context.get(pageContext).store.stopAlerts(url.searchParams.get('token') ?? '')
    return 'stopped'
  } catch (error) {
    if (error instanceof StoreError && (error.status === 400 || error.status === 404)) return 'unknown'
    throw error
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.price_alerts_stop_title(), hidden: true })

export default function StopAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <StopScreen xsrf={loaderData.xsrf} result={useAnswer(actionData) as StopResult | undefined} />
}

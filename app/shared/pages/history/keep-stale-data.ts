import { isRouteErrorResponse } from 'react-router'

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/** Of the router, as it stands on `window`. */
interface RunningRouter {
  state: { location: { pathname: string; search: string }; loaderData: Record<string, unknown> | null }
  createHref: (location: RunningRouter['state']['location']) => string
  revalidate: () => Promise<void>
}

/** ms until the data are asked for again; twice as long after each failure */
const FIRST_RETRY = 5000
const LONGEST_RETRY = 60_000

let retry: ReturnType<typeof setTimeout> | undefined
let delay = FIRST_RETRY

const runningRouter = () =>
  (globalThis as { __reactRouterDataRouter?: RunningRouter }).__reactRouterDataRouter

const isOfThisPage = (request: Request, { state, createHref }: RunningRouter): boolean => {
  const { origin, pathname, search } = new URL(request.url)
  const here = new URL(createHref(state.location), origin)
  return pathname === here.pathname && search === here.search
}

/** The shop has answered: there is no such page, or somebody else is signed in. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

const askAgain = (): void => {
  clearTimeout(retry)
  retry = setTimeout(() => void runningRouter()?.revalidate(), delay)
  delay = Math.min(2 * delay, LONGEST_RETRY)
}

/**
 * Client middleware of the root: when the data of the page that is open cannot be read again, as after a form was sent,
 * the page keeps what it has instead of giving way to the error screen, and asks again later.
 */
export const keepStaleData = async (
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> => {
  const results = (await next()) as Results
  const router = runningRouter()
  if (request.method !== 'GET' || !router) return results
  clearTimeout(retry)
  const loaderData = router.state.loaderData ?? {}
  const failed = Object.entries(results).filter(
    ([id, { type, result }]) => type === 'error' && id in loaderData && !isAnswer(result),
  )
  if (failed.length === 0 || !isOfThisPage(request, router)) {
    delay = FIRST_RETRY
    return results
  }
  askAgain()
  const stale = failed.map(([id]) => [id, { type: 'data', result: loaderData[id] }])
  return { ...results, ...Object.fromEntries(stale) }
}

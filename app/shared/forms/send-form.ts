import { useState } from 'react'
import { data, isRouteErrorResponse, useActionData } from 'react-router'
import { TimeoutError, withTimeout } from '#common/with-timeout.ts'
import { forgetShownScreens } from '../pages/history/shown-screens.ts'

/** ms; after that the form has failed and can be sent again (spec §9). */
const LONGEST = 15_000
/** ms; a picture of some megabytes takes that long over a slow network */
const LONGEST_WITH_FILES = 120_000

const longestOf = (form: FormData): number =>
  [...form.values()].some((value) => typeof value !== 'string' && value.size > 0)
    ? LONGEST_WITH_FILES
    : LONGEST

/** Why a form did not get through. */
export type SendProblem = 'offline' | 'broken' | 'slow' | 'stale' | 'throttled' | 'failed'

/** A form that did not get through, as the result of its route's action. */
export interface Unsent {
  unsent: SendProblem
  /** of the button that was pressed */
  intent: string
  /** of what the form was about, '' where it has one subject */
  id: string
}

/** Why a call of the store did not get through; undefined when the store has answered. */
export const refusalProblem = ({ status }: { status: number }): SendProblem | undefined => {
  if (status === 0) return navigator.onLine ? 'broken' : 'offline'
  return status >= 500 ? 'failed' : undefined
}

const problemOf = (error: unknown): SendProblem => {
  if (!navigator.onLine) return 'offline'
  if (error instanceof TimeoutError) return 'slow'
  // the token of another session: that of this one came with the refusal
  if (isRouteErrorResponse(error) && error.status === 403) return 'stale'
  if (isRouteErrorResponse(error) && error.status === 429) return 'throttled'
  return error instanceof TypeError ? 'broken' : 'failed'
}

/** What is an answer of the shop's: where to go on, or that there is no such page. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && [404, 410].includes(error.status))

/**
 * The client action of every route with a form: whatever keeps the form from the shop becomes an {@link Unsent}, and the
 * page with all that was typed stays. Its status keeps the router from loading the page again.
 */
export const sendForm = async <T>(request: Request, send: () => Promise<T>) => {
  const form = await request.clone().formData()
  try {
    const answer = await withTimeout(send, longestOf(form))
    forgetShownScreens()
    return answer
  } catch (error) {
    if (isAnswer(error)) {
      // where the form leads somebody may be signed in or out, with other prices
      forgetShownScreens()
      throw error
    }
    const text = (name: string) => String(form.get(name) ?? '')
    const unsent: Unsent = { unsent: problemOf(error), intent: text('intent'), id: text('id') }
    return data(unsent, { status: 503 })
  }
}

const isUnsent = (result: unknown): result is Unsent =>
  typeof result === 'object' && result !== null && 'unsent' in result

/** What kept a form of this screen from the shop when it was sent last, if anything did. */
export const useUnsent = (): Unsent | undefined => {
  const result: unknown = useActionData()
  return isUnsent(result) ? result : undefined
}

/** The last answer of the shop among what the action of a screen resulted in: it stays while a form does not get through. */
export const useAnswer = <T>(result: T | undefined): Exclude<T, Unsent> | undefined => {
  const [last, setLast] = useState(result)
  if (!isUnsent(result) && result !== last) setLast(result)
  const shown = isUnsent(result) ? last : result
  return isUnsent(shown) ? undefined : (shown as Exclude<T, Unsent> | undefined)
}

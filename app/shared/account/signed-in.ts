import { useEffect } from 'react'
import { data, redirect, redirectDocument } from 'react-router'
import { type Customer, customer } from '#app/device/customer/customer.ts'
import { readBilling, readShipping } from '#app/device/customer/customer-address.ts'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import { whenIdle } from '#app/first-view/idle.ts'
import { sessionCookie } from '#common/session-cookie.ts'
import type { CustomerProfile, SignedInAnswer } from '#store-api/contract/accounts.ts'

/** Somebody has just signed in, and where they wanted to go. */
interface Welcome {
  customer: Customer
  to: string
}

const toDevice = ({
  id,
  role,
  first_name,
  last_name,
  email,
  mobile,
  avatar_url,
  billing,
  shipping,
}: CustomerProfile): Customer => ({
  id,
  role,
  name: `${first_name} ${last_name}`.trim() || email || mobile,
  avatar: avatar_url,
  billing: readBilling(billing),
  shipping: readShipping(shipping),
})

/** Of a plain form, whose answer is shown as a page; the router's own requests end in `.data`. */
const isPlain = (request: Request): boolean => !new URL(request.url).pathname.endsWith('.data')

/**
 * Gives the browser its session. A plain form is sent on at once, a page with script notes first who is here.
 * @param spent cookies that are to go
 */
export const welcome = (
  request: Request,
  answer: SignedInAnswer,
  origin: string,
  to: string,
  spent: string[] = [],
) => {
  const headers = new Headers({ 'Set-Cookie': sessionCookie(answer.token, origin) })
  for (const cookie of spent) headers.append('Set-Cookie', cookie)
  return isPlain(request)
    ? redirect(to, { headers })
    : // no screen is shown this: `greet` takes it
      data({ customer: toDevice(answer.customer), to } satisfies Welcome as never, { headers })
}

/** Not the app's own: the router knows none of them. */
const OTHER_PAGES = /^\/(wc-auth|admin)(\/|$)/

const isWelcome = (answer: unknown): answer is Welcome =>
  typeof answer === 'object' && answer !== null && 'customer' in answer && 'to' in answer

/** Push messages went to the session of before; only a browser that may show them has any. */
const renewPushLater = async ({ id }: Customer): Promise<void> => {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  await whenIdle()
  const { renewPush } = await import('./renew-push.ts')
  await renewPush(id)
}

/** Keeps on the device who is here. Checkouts that another customer began go; those of guests stay. */
const note = async (current: Customer): Promise<void> => {
  customer.set(current)
  await openCheckouts.update((all) => {
    const left = all.filter((checkout) => !checkout.customer || checkout.customer === current.id)
    return left.length < all.length ? left : all
  })
}

/**
 * The browser's part of a sign-in: keeps who it is on the device and goes on; anything else is passed through.
 * @param entered called when somebody is signed in
 */
export const greet = async <T>(serverAction: () => Promise<T>, entered?: () => void): Promise<T> => {
  const answer = await serverAction()
  if (!isWelcome(answer)) return answer
  entered?.()
  await note(answer.customer)
  renewPushLater(answer.customer).catch((error: unknown) => console.info('web push', error))
  throw OTHER_PAGES.test(answer.to) ? redirectDocument(answer.to) : redirect(answer.to)
}

/** Stores the customer's profile on the device. @param profile as the shop has it; null for a guest */
export const useNoteCustomer = (profile: CustomerProfile | null): void => {
  useEffect(() => {
    const current = profile && toDevice(profile)
    void customer.load().then((known) => {
      if (JSON.stringify(known) === JSON.stringify(current)) return
      if (current) void note(current)
      else customer.clear()
    })
  }, [profile])
}

import { redirect } from 'react-router'
import { sessionCookie } from '#common/session-cookie.ts'
import { pageContext } from '../context.ts'
import { forgetCustomer } from '../device/customer/forget-customer.ts'
import { signedOutMark } from '../device/customer/signed-out-mark.ts'
import { sendForm } from '../shared/forms/send-form.ts'
import { forgetOrders } from '../shared/orders/order-keys.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import type { Route } from './+types/sign-out.ts'

export const handle = { cache: 'personal' } satisfies RouteHandle

export const loader = () => redirect('/')

export const action = async ({ context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  await store.signOut()
  const headers = new Headers({ 'Set-Cookie': sessionCookie(null, origin) })
  headers.append('Set-Cookie', forgetOrders(origin))
  headers.append('Set-Cookie', signedOutMark(origin))
  return redirect('/', { headers })
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, async () => {
    try {
      return await serverAction()
    } catch (answer) {
      // the redirect to the home page: the session has ended
      if (answer instanceof Response) forgetCustomer()
      throw answer
    }
  })

import { redirect } from 'react-router'
import { sessionCookie } from '../../common/session-cookie.ts'
import { pageContext } from '../context.ts'
import { forgetCustomer } from '../device/forget-customer.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect('/')

export const action = async ({ context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  await store.signOut()
  return redirect('/', { headers: { 'Set-Cookie': sessionCookie(null, origin) } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
  forgetCustomer()
  return serverAction()
}

import { type AuthProvider, HttpError } from 'react-admin'
import { call, readToken } from '#admin/api/call.ts'
import { type BootData, type Me, sellerOf } from '#admin/boot.ts'
import { ENROL_PATH } from '#admin/security/paths.ts'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'

/** Those who run the shop, and what they may do, by WordPress's names. */
export interface Permissions {
  roles: string[]
  can: (capability: string) => boolean
}

let asked: Promise<Me> | undefined

/** Takes what the page says of who works here, so that nobody has to be asked. */
export const knowWhoWorksHere = ({ me }: BootData): void => {
  if (me) asked = Promise.resolve(me)
}

/** Who has no rights in the shop may sell in it. */
const asSeller = async (error: unknown): Promise<Me> => {
  const isStranger = error instanceof HttpError && error.status === 403
  if (!isStranger || error.body?.code === 'second_factor_missing') throw error
  return call<VendorDashboard>('ghab/v1/vendor').then(
    ({ json }) => sellerOf(json),
    () => Promise.reject(error),
  )
}

/**
 * Who works here; asked once, until it is no longer so.
 * @throws HttpError 401 for a guest, 403 for who does not work here
 */
export const whoWorksHere = (): Promise<Me> => {
  asked ??= call<Me>('wp/v2/users/me', { query: { context: 'edit' } }).then(({ json }) => json, asSeller)
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

/** The shop's own sign-in, which leads back here. */
export const toSignIn = (): void =>
  location.replace(`/signin?${new URLSearchParams({ method: 'password', to: location.pathname })}`)

/** Leaves by the storefront's own way out, which takes what is somebody's off this device too. */
const leave = (): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/sign-out'
  const token = document.createElement('input')
  token.type = 'hidden'
  token.name = '_xsrf'
  token.value = readToken()
  form.append(token)
  document.body.append(form)
  form.submit()
}

/** The guide of a new shop, whose owner has no account before it. */
const isSetup = (): boolean => location.pathname === '/admin/setup'

const ENROL = `/admin${ENROL_PATH}`

/** Where whoever must have a second factor sets one up: nothing else is theirs until then. */
const isEnrolment = (): boolean => location.pathname === ENROL

export const toEnrolment = (): void => location.replace(ENROL)

/** A place that asks nobody what they may do. */
export const isOpenPlace = (): boolean => isSetup() || isEnrolment()

const never = new Promise<never>(() => {})

/** Staff sign in where customers do; what they may do the server decides, and tells. */
export const authProvider: AuthProvider = {
  login: async () => {},
  // the gate has asked before anything is shown
  checkAuth: async () => {
    if (!isOpenPlace()) await whoWorksHere()
  },
  // a session that ended takes nothing typed with it: the error says what to do
  checkError: async () => {},
  logout: async () => {
    leave()
    return never
  },
  getIdentity: async () => {
    const { id, name, email } = await whoWorksHere()
    return { id, fullName: name || email }
  },
  getPermissions: async (): Promise<Permissions> => {
    if (isOpenPlace()) return { roles: [], can: () => false }
    const { roles, capabilities } = await whoWorksHere()
    return { roles, can: (capability) => capabilities[capability] === true }
  },
}

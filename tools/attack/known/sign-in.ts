import type { Locale } from '#common/locale.ts'
import { loadSource } from '#demo/seed-demo.ts'
import type { CustomerSource } from '#demo/source.ts'
import { ask } from './ask.ts'
import { ROLES, type Role } from './credentials.ts'
import type { Slots } from './slots.ts'

const tokenOf = async (origin: string, { email, password }: CustomerSource): Promise<string | null> => {
  const answer = await ask(`${origin}/wp-json/ghab/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: email, password }),
  })
  return answer.ok ? ((await answer.json()) as { token: string }).token : null
}

const isAlive = async (origin: string, token: string): Promise<boolean> =>
  (await ask(`${origin}/wp-json/ghab/v1/customer`, { headers: { Authorization: token } })).ok

/** Signs the demo accounts in, and again those whose session a call has ended. */
export const createSignIn = (origin: string, shop: Locale, slots: Slots): (() => Promise<void>) => {
  const tokens = new Map<Role, string>()
  return async () => {
    const { customers } = await loadSource(shop)
    for (const role of ROLES) {
      const known = tokens.get(role)
      if (known && (await isAlive(origin, known))) continue
      const account = customers.find((customer) => customer.role === role)
      const token = account && (await tokenOf(origin, account))
      if (!token) continue
      tokens.set(role, token)
      slots.setSession(role, token)
    }
  }
}

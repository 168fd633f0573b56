import { sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { StaffRole } from '#store/rights.ts'

/** Whether somebody has an authenticator app or a passkey. */
export const hasSecondFactor = async ({ db }: Context, customerId: number): Promise<boolean> => {
  const app = db
    .selectFrom('second_factors')
    .select(sql<number>`1`.as('is'))
    .where('customer_id', '=', customerId)
    .where('totp_secret', '<>', '')
  const passkey = db
    .selectFrom('passkeys')
    .select(sql<number>`1`.as('is'))
    .where('customer_id', '=', customerId)
  return (await app.unionAll(passkey).executeTakeFirst()) !== undefined
}

/** Whether the shop wants one of whoever has this role. */
export const needsSecondFactor = async (context: Context, role: string): Promise<boolean> => {
  const { second_factor_roles } = await readSettings(context)
  return second_factor_roles.includes(role as StaffRole)
}

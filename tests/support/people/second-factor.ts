import type { Insertable } from 'kysely'
import { generate } from 'otplib/functional'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { secretPlace } from '#store/modules/customers/second-factor/prove-factor.ts'
import { hashRecoveryCode } from '#store/modules/customers/second-factor/recovery-codes.ts'
import type { PasskeysTable } from '#store/modules/customers/tables.ts'
import { TEST_CIPHER, type TestStore } from '../test-store.ts'

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const RECOVERY_CODE = 'abcd-efgh-2345'

/** The code that an app with this secret shows at a time. */
export const codeAt = (now: number, secret = SECRET): Promise<string> =>
  generate({ secret, epoch: Math.floor(now / 1000) })

/** A passkey that no authenticator has. */
export const passkeyRow = (
  given: Partial<Insertable<PasskeysTable>> & { id: string; customer_id: number },
): Insertable<PasskeysTable> => ({
  name: 'Key',
  public_key: 'AA',
  counter: 0,
  transports: toJson<string[]>([]),
  rp_id: 'shop.test',
  created_at: 0,
  last_used_at: null,
  ...given,
})

/** Gives somebody an app with {@link SECRET} and one recovery code. */
export const giveApp = async (store: TestStore, customerId: number): Promise<void> => {
  const recovery_codes = toJson([hashRecoveryCode(TEST_CIPHER, customerId, RECOVERY_CODE)])
  await store.db
    .insertInto('second_factors')
    .values({
      customer_id: customerId,
      totp_secret: TEST_CIPHER.encrypt(SECRET, secretPlace(customerId)),
      totp_last_step: 0,
      recovery_codes,
      updated_at: 0,
    })
    .execute()
}

/** The shop itself. */
export const systemOf = (store: TestStore, clock = Date.now) => ({ db: store.db, clock, actor: SYSTEM })

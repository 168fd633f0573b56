import { call } from '#admin/api/call.ts'
import { confirmOwner } from '#admin/api/confirmation.ts'
import type { ConfirmOptions } from '#store-api/contract/security.ts'

/** Asks for the password where it will be wanted, for what the browser fetches by itself. @returns whether to go on */
export const ensureConfirmed = async (): Promise<boolean> => {
  const options = { method: 'POST', body: {} } as const
  const { json } = await call<ConfirmOptions>('ghab/v1/auth/sessions/confirm/options', options)
  return json.confirmed || confirmOwner()
}

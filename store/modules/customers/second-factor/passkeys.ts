import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import { lazy } from '#common/lazy.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import type { PasskeysTable } from '../tables.ts'

type Passkey = Selectable<PasskeysTable>

/** Where passkeys are good, and what the shop's secrets are encrypted with. */
export interface Site {
  /** the shop's public one */
  origin: string
  /** the shop's name */
  name: string
  cipher: Cipher
}

/** What a passkey, once its answer was right, has to have written. */
export type PasskeyUse = Pick<Passkey, 'id' | 'counter'>

// most of who runs the process never needs it
const webAuthn = lazy(() => import('@simplewebauthn/server'))

const hostOf = ({ origin }: Site): string => new URL(origin).hostname

/** Somebody's passkeys, the oldest first. */
export const listPasskeys = ({ db }: Context, customerId: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Those that work on this site. */
const passkeysHere = async (context: Context, customerId: number, site: Site): Promise<Passkey[]> =>
  (await listPasskeys(context, customerId)).filter(({ rp_id }) => rp_id === hostOf(site))

const toDescriptors = (passkeys: Passkey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: fromJson(transports) }))

/** What a browser is told to make a passkey with; the nonce is what the answer has to sign. */
export const registrationOptions = async (
  context: Context,
  { id, account }: { id: number; account: string },
  site: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await webAuthn()).generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userName: account,
    userDisplayName: account,
    userID: new Uint8Array(site.cipher.sign(String(id), 'passkey-user')),
    attestationType: 'none',
    excludeCredentials: toDescriptors(await passkeysHere(context, id, site)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })

/** The passkey that a browser made; null where its answer is none to this nonce. */
export const readRegistration = async (
  response: RegistrationResponseJSON,
  nonce: string,
  site: Site,
): Promise<Pick<Passkey, 'id' | 'public_key' | 'counter' | 'transports' | 'rp_id'> | null> => {
  const { verifyRegistrationResponse } = await webAuthn()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: toJson<string[]>(transports),
    rp_id: hostOf(site),
  }
}

/** What a browser is told to ask a passkey with; null for who has none here. */
export const authenticationOptions = async (
  context: Context,
  customerId: number,
  nonce: string,
  site: Site,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> => {
  const passkeys = await passkeysHere(context, customerId, site)
  if (passkeys.length === 0) return null
  return (await webAuthn()).generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: toDescriptors(passkeys),
    challenge: new Uint8Array(Buffer.from(nonce, 'base64url')),
    userVerification: 'preferred',
  })
}

/** Which of somebody's passkeys signed this nonce; null for none. */
export const readAuthentication = async (
  context: Context,
  customerId: number,
  { response, nonce, site }: { response: AuthenticationResponseJSON; nonce: string; site: Site },
): Promise<PasskeyUse | null> => {
  const passkey = (await passkeysHere(context, customerId, site)).find(({ id }) => id === response.id)
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: fromJson(passkey.transports),
    },
    requireUserVerification: false,
  }).catch(() => null)
  return checked?.verified ? { id: passkey.id, counter: checked.authenticationInfo.newCounter } : null
}

/** Notes that a passkey was used; false where it is gone, or a copy of it was used in the meantime. */
export const notePasskeyUse = async (
  { db, clock }: Context,
  { id, counter }: PasskeyUse,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: clock() })
    .where('id', '=', id)
    // authenticators that count nothing say 0 each time
    .where(({ eb, or, and, val }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

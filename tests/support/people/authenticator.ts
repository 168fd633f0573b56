import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Credential } from '#store-api/contract/security.ts'
import { TEST_ORIGIN } from '../test-store.ts'

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

/** An authenticator in software, which does what browsers and security keys do with the options of a shop. */
export const createAuthenticator = (origin = TEST_ORIGIN) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const authData = (rpId: string, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer => {
    counter += 1
    return Buffer.concat([sha256(rpId), number(flags, 1), number(counter, 4), more])
  }
  const credential = (response: Record<string, unknown>): Credential => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    /** as it was before: a copy of the authenticator that knows nothing of what this one signed since */
    forgetCounter: () => {
      counter = 0
    },
    register: ({ challenge, rp }: Options): Credential => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), number(id.length, 2), id, key])
      const data = authData(rp?.id ?? '', PRESENT_AND_VERIFIED | WITH_KEY, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return credential({
        clientDataJSON: text(clientData('create', challenge)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    authenticate: ({ challenge, rpId = '' }: Options): Credential => {
      const client = clientData('get', challenge)
      const data = authData(rpId, PRESENT_AND_VERIFIED)
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}

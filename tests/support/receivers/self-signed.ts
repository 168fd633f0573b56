import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key and a certificate for it, both PEM. */
interface Identity {
  key: string
  cert: string
}

const DAY = 24 * 60 * 60 * 1000

/** Tags of DER, see ITU-T X.690. */
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_IDENTIFIER = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
const VERSION = 0xa0
const EXTENSIONS = 0xa3
const DNS_NAME = 0x82

const ECDSA_WITH_SHA256 = '2a8648ce3d040302'
const COMMON_NAME = '550403'
const SUBJECT_ALT_NAME = '551d11'

const lengthOf = (bytes: number): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes])
  return Buffer.from(bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff])
}
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}
const identifier = (hex: string): Buffer => der(OBJECT_IDENTIFIER, Buffer.from(hex, 'hex'))
const bits = (bytes: Uint8Array): Buffer => der(BIT_STRING, Buffer.from([0]), bytes)
const timeAt = (ms: number): Buffer =>
  der(UTC_TIME, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** A certificate (RFC 5280) for one host name that nobody but who is given it trusts; Node signs, and makes none. */
export const createSelfSigned = (host: string): Identity => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, identifier(ECDSA_WITH_SHA256))
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, identifier(COMMON_NAME), der(UTF8_STRING, Buffer.from(host)))),
  )
  const hosts = der(OCTET_STRING, der(SEQUENCE, der(DNS_NAME, Buffer.from(host))))
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    der(SEQUENCE, timeAt(Date.now() - DAY), timeAt(Date.now() + DAY)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, identifier(SUBJECT_ALT_NAME), hosts))),
  )
  const cert = pem(der(SEQUENCE, body, algorithm, bits(sign('sha256', body, privateKey))))
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert }
}

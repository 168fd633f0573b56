import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser that takes web push: its subscription, and what it reads of a message (RFC 8188 and 8291). */
export const createPushBrowser = (endpoint: string) => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** @throws where it was encrypted for another browser */
    decrypt: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body.readUInt8(20)
      const sender = body.subarray(21, keyEnd)
      const shared = pair.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = hkdf(shared, auth, info, 32)
      const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
      // the last record ends with 2 and zeros
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

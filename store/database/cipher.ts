import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets that the shop has to read again, so that the database alone does not tell them. */
export interface Cipher {
  /** @param place table and row, e.g. `api_keys 7`; the text can be decrypted with the same place only */
  encrypt: (text: string, place: string) => string
  /**
   * A text that was never encrypted is answered as it is.
   * @throws when it was encrypted with another key or for another place
   */
  decrypt: (kept: string, place: string) => string
  /**
   * HMAC-SHA256 of a text, for what is handed out and has to be known again.
   * @param purpose what is signed: a signature says nothing about another purpose
   */
  sign: (text: string, purpose: string) => Buffer
}

export const KEY_BYTES = 32
/** begins what is encrypted; no secret of the shop's does */
export const ENCRYPTED = 'enc:v1:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a random IV for each text; the place is authenticated beside it. Each purpose signs by a key of its own. */
export const createCipher = (key: Uint8Array): Cipher => ({
  sign: (text, purpose) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `sign ${purpose}`, KEY_BYTES)))
      .update(text)
      .digest(),
  encrypt: (text, place) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
  },
  decrypt: (kept, place) => {
    if (!kept.startsWith(ENCRYPTED)) return kept
    const bytes = Buffer.from(kept.slice(ENCRYPTED.length), 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  },
})

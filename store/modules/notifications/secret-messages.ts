import type { Context } from '#store/context.ts'
import { type Cipher, ENCRYPTED } from '#store/database/cipher.ts'

/** How the keys of messages begin that hold codes, or links that sign in. */
export const SECRET_MESSAGES = ['code:', 'order-code:', 'password-reset:', 'sign-up:', 'invitation:']

interface Texts {
  text: string
  html: string
}

export const isSecret = (key: string): boolean => SECRET_MESSAGES.some((start) => key.startsWith(start))

/** As a message lies in the outbox: what signs somebody in is encrypted. */
export const sealTexts = (cipher: Cipher, key: string, { text, html }: Texts): Texts =>
  isSecret(key)
    ? {
        text: cipher.encrypt(text, `outbox ${key} text`),
        html: html && cipher.encrypt(html, `outbox ${key} html`),
      }
    : { text, html }

/** As its receiver reads it. */
export const openTexts = (cipher: Cipher, key: string, { text, html }: Texts): Texts =>
  isSecret(key)
    ? { text: cipher.decrypt(text, `outbox ${key} text`), html: cipher.decrypt(html, `outbox ${key} html`) }
    : { text, html }

/** Encrypts what an earlier version left readable. */
export const encryptOldMessages = async ({ db }: Context, cipher: Cipher): Promise<void> => {
  for (const start of SECRET_MESSAGES) {
    const rows = await db
      .selectFrom('outbox_messages')
      .select(['id', 'dedupe_key', 'text', 'html'])
      .where('dedupe_key', 'like', `${start}%`)
      .where('text', 'not like', `${ENCRYPTED}%`)
      .execute()
    for (const { id, dedupe_key, ...texts } of rows) {
      const sealed = sealTexts(cipher, dedupe_key, texts)
      await db.updateTable('outbox_messages').set(sealed).where('id', '=', id).execute()
    }
  }
}

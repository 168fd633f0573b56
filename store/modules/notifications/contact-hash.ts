import { createHash } from 'node:crypto'

/** How the key of a message names whom it is for: keys stand in jobs, which the staff may read. */
export const hashContact = (contact: string): string =>
  createHash('sha256').update(contact).digest('base64url').slice(0, 22)

import { createHash } from 'node:crypto'

/** The SHA-256 of a random token as hex: what the database keeps, so that a copy of it opens nothing. For the server. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

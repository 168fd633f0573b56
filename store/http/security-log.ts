import type { Context } from 'hono'
import type { Services } from '../services.ts'
import { callerOf, clientIp } from './caller.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** what was logged last of this request */
    securityEvent: SecurityEvent
  }
}

/** What is logged about accounts and keys; refusals and unusual events are warnings. */
const LEVELS = {
  'sign-in': 'info',
  'sign-in-failed': 'warn',
  'sign-in-locked': 'warn',
  'code-failed': 'warn',
  'code-locked': 'warn',
  'sign-up': 'info',
  'sign-out': 'info',
  'sessions-ended': 'info',
  'reset-requested': 'info',
  'password-reset': 'warn',
  'password-changed': 'warn',
  'contact-changed': 'warn',
  'owner-not-proved': 'warn',
  'account-deleted': 'warn',
  'role-changed': 'warn',
  'shop-claimed': 'warn',
  'second-factor-asked': 'info',
  'second-factor-failed': 'warn',
  'second-factor-locked': 'warn',
  'second-factor-added': 'warn',
  'second-factor-removed': 'warn',
  'second-factor-reset': 'warn',
  'second-factor-roles-changed': 'warn',
  'recovery-code-used': 'warn',
  'recovery-codes-made': 'warn',
  'confirm-locked': 'warn',
  'staff-invited': 'warn',
  'staff-changed': 'warn',
  'staff-removed': 'warn',
  'key-made': 'warn',
  'key-revoked': 'warn',
  'key-handed-over': 'warn',
  'key-not-taken': 'warn',
  'key-first-used': 'warn',
  'key-refused': 'warn',
  'app-password-created': 'warn',
  'app-password-revoked': 'info',
  'app-password-first-used': 'warn',
  'app-password-refused': 'warn',
  'backup-started': 'info',
  'backup-downloaded': 'warn',
  'backup-deleted': 'warn',
  'backup-restored': 'warn',
  'export-started': 'info',
  'export-downloaded': 'warn',
  'not-allowed': 'warn',
  throttled: 'warn',
} as const

export type SecurityEvent = keyof typeof LEVELS

/** Whom it is about, or who asked; numbers alone, for the log is read by others than the shop. */
interface About {
  customerId?: number
  /** of a consumer key */
  keyId?: number
  /** what an export holds */
  of?: 'products' | 'orders' | 'customers' | 'customer'
  /** whose data it holds, where that is one customer's */
  ofCustomerId?: number
}

/**
 * Logs what happened to an account or a key. Names, contacts, tokens and passwords stay out; the caller's IP address is
 * in, an IPv6 one by its /64 alone, because nobody can be blocked without it.
 */
export const logSecurity = (c: Context, { log }: Services, event: SecurityEvent, about: About = {}): void => {
  const { customerId, keyId, of, ofCustomerId } = about
  c.set('securityEvent', event)
  const details = {
    event,
    requestId: callerOf(c).requestId,
    address: clientIp(c),
    ...(customerId && { customerId }),
    ...(keyId && { keyId }),
    ...(of && { of }),
    ...(ofCustomerId && { ofCustomerId }),
  }
  log[LEVELS[event]](details, 'security')
}

import type { Kysely } from 'kysely'
import { lockAuditLog } from '../audit-log-lock.ts'

/** The audit log is written and read; what stands in it stays. */
export const up = (db: Kysely<unknown>): Promise<void> => lockAuditLog(db)

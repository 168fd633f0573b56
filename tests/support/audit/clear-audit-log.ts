import { lockAuditLog, unlockAuditLog } from '#store/database/audit-log-lock.ts'
import type { Database } from '#store/database/connection.ts'

/** Empties the log of a test, which the shop itself cannot. */
export const clearAuditLog = async (db: Database): Promise<void> => {
  await unlockAuditLog(db)
  await db.deleteFrom('audit_log').execute()
  await lockAuditLog(db)
}

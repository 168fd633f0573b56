export { dropOldAuditLog, forgetInAuditLog } from './forget.ts'
export { keepAuditLog } from './keep-log.ts'
export { type AuditEntry, listAuditLog } from './list-log.ts'

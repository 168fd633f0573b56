export { applyBulkPortion, type BulkDeps } from './apply-portion.ts'
export {
  continueBulkChange,
  dropOldBulkChanges,
  findBulkChange,
  listBulkChanges,
  listRefused,
  resumeBulkChange,
  type StoredBulkChange,
  startBulkChange,
  stopBulkChange,
  undoBulkChange,
} from './bulk-changes.ts'
export type { BulkKind, Difference } from './kind.ts'

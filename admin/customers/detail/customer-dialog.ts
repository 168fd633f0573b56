import type { CustomerDesk } from '#store-api/contract/office.ts'
import type { Customer } from './customer-screen.tsx'

/** What each dialog about a customer gets. */
export interface CustomerDialogProps {
  customer: Customer
  desk: CustomerDesk
  onClose: () => void
}

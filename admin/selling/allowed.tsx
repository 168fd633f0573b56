import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'

/** What becomes of products that a vendor writes, where shoppers do not see them at once. */
export const Allowed = ({ allowed }: { allowed: VendorDashboard['products_allowed'] }) => {
  const translate = useTranslate()
  if (allowed === 'publish') return null
  return <Alert severity="info">{translate(`selling.allowed.${allowed}`)}</Alert>
}

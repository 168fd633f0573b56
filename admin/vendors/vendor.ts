import type { RaRecord } from 'react-admin'
import type { VendorAccount } from '#store-api/contract/vendor-desk.ts'

export type Vendor = VendorAccount & RaRecord<number>

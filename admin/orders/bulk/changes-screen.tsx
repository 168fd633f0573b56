import { ChangesScreen } from '#admin/bulk/changes-screen.tsx'
import { ORDER_CHANGES } from './order-changes.ts'
import { useOrderParts } from './order-parts.ts'

const OrderChangesScreen = () => <ChangesScreen work={ORDER_CHANGES} usePartsOf={useOrderParts} />

export default OrderChangesScreen

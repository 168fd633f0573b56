import { ChangeScreen } from '#admin/bulk/change-screen.tsx'
import { ORDER_CHANGES } from './order-changes.ts'
import { useOrderParts } from './order-parts.ts'

const OrderChangeScreen = () => <ChangeScreen work={ORDER_CHANGES} usePartsOf={useOrderParts} />

export default OrderChangeScreen

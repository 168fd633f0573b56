import { ChangeScreen } from '#admin/bulk/change-screen.tsx'
import { PRODUCT_CHANGES } from './product-changes.ts'
import { useProductParts } from './product-parts.tsx'

const ProductChangeScreen = () => <ChangeScreen work={PRODUCT_CHANGES} usePartsOf={useProductParts} />

export default ProductChangeScreen

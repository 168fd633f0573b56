import { ChangesScreen } from '#admin/bulk/changes-screen.tsx'
import { PRODUCT_CHANGES } from './product-changes.ts'
import { useProductParts } from './product-parts.tsx'

const ProductChangesScreen = () => <ChangesScreen work={PRODUCT_CHANGES} usePartsOf={useProductParts} />

export default ProductChangesScreen

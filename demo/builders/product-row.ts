import type { Insertable } from 'kysely'
import type { ProductsTable } from '#store/modules/catalog/tables.ts'

export { BLANK_PRODUCT } from '#store/modules/catalog/tables.ts'

export type ProductRow = Insertable<ProductsTable>

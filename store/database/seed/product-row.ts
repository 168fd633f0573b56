import type { Insertable } from 'kysely'
import type { ProductsTable } from '../../modules/catalog/tables.ts'

export type ProductRow = Insertable<ProductsTable>

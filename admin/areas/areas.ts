import { orders } from '#admin/orders/area.ts'
import { products } from '#admin/products/area.ts'
import type { Area } from './area.ts'

/** All parts of the back office, in the order of the menu. */
export const AREAS: Area[] = [orders, products]

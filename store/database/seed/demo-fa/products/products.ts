import type { ProductSource } from '../../source.ts'
import { dresses } from './dresses.ts'
import { headphones } from './headphones.ts'
import { shoes } from './shoes.ts'
import { speakers } from './speakers.ts'
import { sweets } from './sweets.ts'
import { teaCoffeeWare } from './tea-coffee-ware.ts'

/** The order gives the ids: add at the end of a list, or the ids of later products move. */
export const products: ProductSource[] = [
  ...headphones,
  ...speakers,
  ...dresses,
  ...shoes,
  ...teaCoffeeWare,
  ...sweets,
]

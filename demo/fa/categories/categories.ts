import type { CategorySource } from '#demo/source.ts'
import { beautyAndFood } from './beauty-and-food.ts'
import { digital } from './digital.ts'
import { fashion } from './fashion.ts'
import { home } from './home.ts'
import { leisure } from './leisure.ts'

/** Parents before children; the order is the shop's own. */
export const categories: CategorySource[] = [...digital, ...fashion, ...home, ...beautyAndFood, ...leisure]

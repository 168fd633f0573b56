import type { ShopQueries } from '../query.ts'
import * as queries from './queries.ts'

const { groups, ...kinds } = queries

export const shop: ShopQueries = { groups, kinds }

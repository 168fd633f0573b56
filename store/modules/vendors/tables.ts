import type { Generated } from 'kysely'
import type { Json } from '#store/database/json.ts'

export interface VendorsTable {
  id: Generated<number>
  /** whose account runs the shop; unique, null for none */
  customer_id: number | null
  slug: string
  store_name: string
  first_name: string
  last_name: string
  description: string
  banner_id: number | null
  avatar_id: number | null
  email: string
  phone: string
  address: Json<{
    street_1: string
    street_2: string
    city: string
    zip: string
    state: string
    country: string
  }>
  social: Json<Record<string, string>>
  featured: number
  enabled: number
  created_at: number
}

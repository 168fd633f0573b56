import { campaigns } from '#admin/campaigns/area.ts'
import { content } from '#admin/content/area.ts'
import { coupons } from '#admin/coupons/area.ts'
import { customers } from '#admin/customers/area.ts'
import { library } from '#admin/library/area.ts'
import { look } from '#admin/look/area.ts'
import { menus } from '#admin/menus/area.ts'
import { moderation } from '#admin/moderation/area.ts'
import { operations } from '#admin/operations/area.ts'
import { orders } from '#admin/orders/area.ts'
import { overview } from '#admin/overview/area.ts'
import { products } from '#admin/products/area.ts'
import { security } from '#admin/security/area.ts'
import { selling } from '#admin/selling/area.ts'
import { settings } from '#admin/settings/area.ts'
import { setup } from '#admin/setup/area.ts'
import { terms } from '#admin/terms/area.tsx'
import { vendors } from '#admin/vendors/area.ts'
import type { Area } from './area.ts'

/** All parts of the back office, in the order of the menu. */
export const AREAS: Area[] = [
  overview,
  selling,
  orders,
  coupons,
  products,
  vendors,
  customers,
  campaigns,
  moderation,
  content,
  terms,
  library,
  menus,
  look,
  settings,
  operations,
  security,
  setup,
]

import type { RaRecord } from 'react-admin'
import type { LibraryPicture } from '#admin/shared/inputs/upload-picture.ts'
import type { Term } from '../term.ts'

export const TYPES = ['select', 'color'] as const
export const ORDERS = ['menu_order', 'name', 'name_num', 'id'] as const

/** What the screens use of `wc/v3/products/attributes`. */
export interface Attribute extends RaRecord<number> {
  name: string
  slug: string
  /** `color`: its terms have swatches */
  type: (typeof TYPES)[number]
  order_by: (typeof ORDERS)[number]
  has_archives: boolean
}

/** What they use of an attribute's terms. */
export interface AttributeTerm extends Term {
  menu_order: number
  /** of attributes of the type `color` */
  swatch?: string | null
  swatch_image?: LibraryPicture | null
}

export const termsPath = (attributeId: number): string => `wc/v3/products/attributes/${attributeId}/terms`

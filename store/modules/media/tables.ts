import type { Generated } from 'kysely'

/** A picture: the original lies in the data folder under `file`, variants are made on request. */
export interface MediaTable {
  id: Generated<number>
  /** path below the media folder, e.g. `2026/11/hoodie-2.webp` */
  file: string
  title: string
  alt: string
  /** HTML, as is the description */
  caption: Generated<string>
  description: Generated<string>
  mime_type: string
  width: number
  height: number
  /** thumbhash, base64; null until computed */
  thumbhash: string | null
  /** the vendor who added it; null for the shop */
  vendor_id: Generated<number | null>
  created_at: number
  updated_at: number
}

/** Where a picture came from: the same URL is not fetched twice. */
export interface PictureSourcesTable {
  url: string
  media_id: number
}

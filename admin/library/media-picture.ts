import type { RaRecord } from 'react-admin'

/** What the screens use of a picture of `wp/v2/media`. */
export interface MediaPicture extends RaRecord<number> {
  title: string
  alt_text: string
  source_url: string
  media_details: {
    width: number
    height: number
    sizes: Partial<Record<'thumbnail' | 'medium', { source_url: string }>>
  }
}

import type { RaRecord } from 'react-admin'

/** What the screens use of `wp/v2/posts` and `wp/v2/pages`. */
export interface Entry extends RaRecord<number> {
  title: string
  slug: string
  /** `future` for what is published when its date has come */
  status: string
  /** zoneless, of the shop */
  date: string
  link: string
  /** beside it where it was asked for */
  _embedded?: { author?: { name: string }[] }
}

export const authorOf = ({ _embedded: beside }: Entry): string => beside?.author?.[0]?.name ?? ''

/** What an entry can be made; what is published with a date to come waits for it by itself. */
export const STATUSES = ['publish', 'draft', 'pending', 'private'] as const

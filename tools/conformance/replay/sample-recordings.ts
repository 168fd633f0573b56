import { listOf, type Recording } from './recordings.ts'

type Recordings = ReadonlyMap<string, Recording>

interface RecordedImage {
  name: string
  srcset?: string
}
interface Dated {
  id: number
  images?: RecordedImage[]
  image?: RecordedImage | null
}

const MADE = { date_created_gmt: '2026-11-22T08:54:06', date_modified_gmt: '2026-11-22T08:54:08' }
const ADMIN = {
  email: 'admin@example.test',
  username: 'admin',
  date_created_gmt: '2026-11-22T08:51:18',
  date_modified_gmt: null,
}

/** Pictures are a dot narrower there, and named without their ending. */
const picture = (image: RecordedImage) => ({
  ...image,
  ...MADE,
  name: image.name.replace(/\.\w+$/, ''),
  srcset: image.srcset?.replace(/ 801w/g, ' 800w'),
})

const dated = (items: readonly Dated[]) =>
  items.map((item) => ({
    ...item,
    ...MADE,
    ...(item.images && { images: item.images.map(picture) }),
    ...(item.image && { image: picture(item.image) }),
  }))

/** The recordings that the catalogue is built from, as they would have been of the fresh shop of the later ones. */
export const sampleRecordings = (reads: Recordings, setup: Recordings): Recordings => {
  const withBody = (name: string, body: unknown): [string, Recording] => {
    const recording = reads.get(name)
    if (!recording) throw new Error(`there is no recording "${name}"`)
    return [name, { ...recording, body }]
  }
  return new Map([
    ...reads,
    withBody('products-orderby-date-desc', dated(listOf(setup, 'setup-products-all'))),
    withBody('all-variations', dated(listOf(reads, 'all-variations'))),
    withBody('tags-orderby-count', []),
    withBody('reviews-all-status', []),
    withBody('orders', []),
    withBody('coupons', []),
    withBody(
      'customers-role-all',
      listOf<Dated>(reads, 'customers-role-all')
        .filter(({ id }) => id === 1)
        .map((admin) => ({ ...admin, ...ADMIN })),
    ),
  ])
}

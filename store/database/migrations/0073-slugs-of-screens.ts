import type { Kysely } from 'kysely'

interface Tables {
  posts: { id: number; type: string; slug: string }
}

/** The URLs of one part at which something else than a post stood when this was written. */
const TAKEN = [
  ...['admin', 'api', 'blog', 'cart', 'compare', 'contact-us', 'demo', 'downloads', 'en', 'fa', 'feed'],
  ...[
    'healthz',
    'intro',
    'media',
    'metrics',
    'mobile-checkout',
    'my-account',
    'my-order-detail',
    'my-orders',
  ],
  ...[
    'my-reviews',
    'my-shop',
    'news-detail',
    'notifications',
    'privacy',
    'readyz',
    'refund',
    'reset-password',
  ],
  ...['reward-points', 'search', 'second-factor', 'settings', 'share-target', 'shipping-address', 'shop'],
  ...[
    'sign-out',
    'signin',
    'signup',
    'terms',
    'track-order',
    'vendors',
    'wish-list',
    'wp-content',
    'wp-json',
  ],
]

const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/** Posts whose URL was that of a screen, where nobody could open them, have the next free slug. */
export const up = async (db: Kysely<Tables>): Promise<void> => {
  const posts = () => db.selectFrom('posts').where('type', '=', 'post')
  const hidden = await posts().select(['id', 'slug']).where('slug', 'in', TAKEN).execute()
  if (hidden.length === 0) return
  const taken = new Set((await posts().select('slug').execute()).map(({ slug }) => slug))
  for (const { id, slug } of hidden)
    await db
      .updateTable('posts')
      .set({ slug: freeSlug(slug, taken) })
      .where('id', '=', id)
      .execute()
}

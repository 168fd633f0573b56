import type { RaRecord } from 'react-admin'

/** What a link may lead to that is found by its name. */
export type LinkKind = 'category' | 'product' | 'post' | 'page'

/** Something that a link leads to. */
export interface LinkGoal {
  id: number
  slug: string
  name: string
}

export const LINK_KINDS: readonly LinkKind[] = ['product', 'category', 'post', 'page']

export const RESOURCE_OF = {
  category: 'categories',
  product: 'products',
  post: 'posts',
  page: 'pages',
} as const satisfies Record<LinkKind, string>

export const toGoal = ({ id, slug, name, title }: RaRecord): LinkGoal => ({
  id: Number(id),
  slug: String(slug ?? ''),
  name: String(name ?? title ?? id),
})

/** The address of each within the shop. */
const PATHS: Record<LinkKind, (goal: Pick<LinkGoal, 'id' | 'slug'>) => string> = {
  category: ({ slug }) => `/product-category/${slug}`,
  product: ({ slug }) => `/product/${slug}`,
  post: ({ slug }) => `/${slug}`,
  page: ({ id }) => `/page/${id}`,
}

export const pathTo = (kind: LinkKind, goal: Pick<LinkGoal, 'id' | 'slug'>): string => PATHS[kind](goal)

const decoded = (slug: string): string => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** What an address leads to, as far as it says so itself; a post looks like any other screen. */
export const readPath = (url: string): { kind: LinkKind; id?: number; slug?: string } | null => {
  const [, first = '', rest = ''] = /^\/(product|product-category|page)\/([^/?#]+)\/?$/.exec(url) ?? []
  if (first === 'page') return /^\d+$/.test(rest) ? { kind: 'page', id: Number(rest) } : null
  if (first === 'product') return { kind: 'product', slug: decoded(rest) }
  return first ? { kind: 'category', slug: decoded(rest) } : null
}

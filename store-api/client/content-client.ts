import type { AlertAnswer, AlertRequest } from '../contract/alerts.ts'
import type {
  Comment,
  CommentRequest,
  ContactRequest,
  Post,
  PostCategory,
  Vendor,
} from '../contract/content.ts'
import type { TranslatedReads } from './translated-reads.ts'
import type { Query, Transport } from './transport.ts'

const pagesPath = '/wp-json/wp/v2/pages'

/** What the shop writes, what is written to it, and who sells there. */
export const createContentClient = (
  { get, list, listAll, post, postOnce }: Transport,
  { translated, one }: TranslatedReads,
) => ({
  posts: (query: Query = {}) => list<Post>('/wp-json/wp/v2/posts', { _embed: 1, ...query }),
  postBySlug: (slug: string) => one<Post>('/wp-json/wp/v2/posts', { slug, _embed: 1 }),
  page: async (id: number): Promise<Post> => translated(pagesPath, await get<Post>(`${pagesPath}/${id}`)),
  pagesBySlug: async (slugs: string[]): Promise<Pick<Post, 'id'>[]> =>
    (await list<Post>(pagesPath, { slug: slugs.join(','), _fields: 'id' })).items,
  /** All categories that have posts. */
  postCategories: () => listAll<PostCategory>('/wp-json/wp/v2/categories', { hide_empty: true }),
  /** A page of the comments on a post, the oldest first. */
  comments: (query: { post: number; page: number; per_page: number }) =>
    list<Comment>('/wp-json/wp/v2/comments', { ...query, order: 'asc' }),
  writeComment: (body: CommentRequest) =>
    post<{ id: number; status: string }>('/wp-json/ghab/v1/comments', body),
  /** Asks to be told when a product is back in stock or costs less. */
  askForAlert: (body: AlertRequest) => post<AlertAnswer>('/wp-json/ghab/v1/alerts', body),
  /** By the token of a message's link: its recipient waits for nothing more. */
  stopAlerts: (token: string) => post<{ ok: true }>('/wp-json/ghab/v1/alerts/stop', { token }),
  contact: (body: ContactRequest, key?: string) =>
    postOnce<{ ok: true }>('/wp-json/ghab/v1/contact', body, key),
  vendors: (query: Query = {}) => list<Vendor>('/wp-json/ghab/v1/vendors', query),
  vendor: (slug: string) => get<Vendor>(`/wp-json/ghab/v1/vendors/${encodeURIComponent(slug)}`),
  featuredVendors: async (mode: number) =>
    (
      await get<{ data: Vendor[] }>(
        `/api/appsettings/get_featured_${mode === 2 ? 'wcvendors' : 'dokan_vendors'}_list/`,
        { insecure: 'cool' },
      )
    ).data,
})

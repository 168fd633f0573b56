import type { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { endpoint, mountRoute } from '../wp-rest/route.ts'
import { answerItem, CURIES, openSite, type Site } from './answer.ts'

const TYPES = {
  post: { name: 'Posts', rest_base: 'posts', hierarchical: false, taxonomies: ['category', 'post_tag'] },
  page: { name: 'Pages', rest_base: 'pages', hierarchical: true, taxonomies: [] },
  attachment: { name: 'Media', rest_base: 'media', hierarchical: false, taxonomies: [] },
}
const TAXONOMIES = {
  category: { name: 'Categories', rest_base: 'categories', hierarchical: true },
  post_tag: { name: 'Tags', rest_base: 'tags', hierarchical: false },
}

const kindLinks = ({ base }: Site, collection: string, restBase: string) => ({
  collection: [{ href: `${base}/${collection}` }],
  'wp:items': [{ href: `${base}/${restBase}` }],
  curies: CURIES,
})

const typeJson = (site: Site, slug: keyof typeof TYPES) => {
  const { name, rest_base, hierarchical, taxonomies } = TYPES[slug]
  return {
    description: '',
    hierarchical,
    has_archive: false,
    name,
    slug,
    icon: null,
    taxonomies,
    rest_base,
    rest_namespace: 'wp/v2',
    template: [],
    template_lock: false,
    _links: kindLinks(site, 'types', rest_base),
  }
}

const taxonomyJson = (site: Site, slug: keyof typeof TAXONOMIES) => {
  const { name, rest_base, hierarchical } = TAXONOMIES[slug]
  return {
    name,
    slug,
    description: '',
    types: ['post'],
    hierarchical,
    rest_base,
    rest_namespace: 'wp/v2',
    _links: kindLinks(site, 'taxonomies', rest_base),
  }
}

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[]

/** What there is: `types`, `taxonomies` and `statuses`. */
export const mountKinds = (app: Hono, services: Services): void => {
  const mountKind = <K extends string>(
    collection: string,
    kinds: Record<K, unknown>,
    json: (site: Site, slug: K) => object,
    missing: () => ApiError,
  ) => {
    mountRoute(
      app,
      services,
      `/${collection}`,
      endpoint('GET', {}, async (c) => {
        const site = await openSite(c, services)
        return answerItem(c, Object.fromEntries(keysOf(kinds).map((slug) => [slug, json(site, slug)])))
      }),
    )
    mountRoute(
      app,
      services,
      `/${collection}/:slug`,
      endpoint('GET', {}, async (c) => {
        const slug = keysOf(kinds).find((one) => one === c.req.param('slug'))
        if (!slug) throw missing()
        return answerItem(c, json(await openSite(c, services), slug))
      }),
    )
  }
  mountKind('types', TYPES, typeJson, () => new ApiError(404, 'rest_type_invalid', 'Invalid post type.'))
  mountKind(
    'taxonomies',
    TAXONOMIES,
    taxonomyJson,
    () => new ApiError(404, 'rest_taxonomy_invalid', 'Invalid taxonomy.'),
  )
  mountKind(
    'statuses',
    { publish: true },
    ({ base }, slug) => ({
      name: 'Published',
      public: true,
      queryable: true,
      slug,
      date_floating: false,
      _links: { archives: [{ href: `${base}/posts` }] },
    }),
    () => new ApiError(404, 'rest_status_invalid', 'Invalid status.'),
  )
}

import { pagingArgs } from '../wp-rest/list-parameters.ts'
import { args } from '../wp-rest/parameters.ts'

const ids = { type: 'array', items: { type: 'integer' } } as const
const noIds = { ...ids, default: [] } as const
const slugs = { type: 'array', items: { type: 'string' } } as const
const date = { type: 'string', format: 'date-time' } as const
const order = (first: 'asc' | 'desc') => ({ type: 'string', default: first, enum: ['asc', 'desc'] }) as const

export const contextArgs = args({
  context: { type: 'string', default: 'view', enum: ['view', 'embed', 'edit'] },
})

const lists = args({
  ...contextArgs,
  ...pagingArgs,
  search: { type: 'string' },
  include: noIds,
  exclude: noIds,
  offset: { type: 'integer' },
})

const posts = args({
  ...lists,
  after: date,
  before: date,
  modified_after: date,
  modified_before: date,
  author: noIds,
  author_exclude: noIds,
  order: order('desc'),
  slug: slugs,
  status: { type: 'array', items: { type: 'string' }, default: ['publish'] },
})

const POST_ORDERS = ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug'] as const

export const postArgs = args({
  ...posts,
  orderby: { type: 'string', default: 'date', enum: [...POST_ORDERS, 'include_slugs', 'title'] },
  categories: ids,
  categories_exclude: ids,
  tags: ids,
  tags_exclude: ids,
  sticky: { type: 'boolean' },
})

export const pageArgs = args({
  ...posts,
  orderby: {
    type: 'string',
    default: 'date',
    enum: [...POST_ORDERS, 'include_slugs', 'title', 'menu_order'],
  },
  parent: noIds,
  parent_exclude: noIds,
  menu_order: { type: 'integer' },
})

export const mediaArgs = args({
  ...lists,
  order: order('desc'),
  orderby: { type: 'string', default: 'date', enum: ['date', 'id', 'include', 'modified', 'slug', 'title'] },
  slug: slugs,
})

const terms = args({
  ...lists,
  order: order('asc'),
  orderby: {
    type: 'string',
    default: 'name',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
  },
  hide_empty: { type: 'boolean', default: false },
  post: { type: 'integer' },
  slug: slugs,
})
export const tagArgs = terms
export const categoryArgs = args({ ...terms, parent: { type: 'integer' } })

export const commentArgs = args({
  ...lists,
  order: order('desc'),
  orderby: {
    type: 'string',
    default: 'date_gmt',
    enum: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
  },
  post: noIds,
  parent: noIds,
  status: {
    type: 'string',
    default: 'approve',
    enum: ['approve', 'approved', 'hold', 'spam', 'trash', 'all'],
  },
})

/** an author is a name on posts, which has neither a role nor an e-mail address */
const ofAccount = { type: 'unserved', allowed: [] } as const

export const authorArgs = args({
  ...lists,
  order: order('asc'),
  orderby: {
    type: 'string',
    default: 'name',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'url'],
  },
  slug: slugs,
  roles: ofAccount,
  capabilities: ofAccount,
})

export const menuArgs = args({ ...lists, order: order('asc'), slug: slugs, post: { type: 'integer' } })

export const menuItemArgs = args({
  ...contextArgs,
  ...pagingArgs,
  per_page: { ...pagingArgs.per_page, default: 100 },
  offset: { type: 'integer' },
  include: noIds,
  exclude: noIds,
  menus: noIds,
  parent: noIds,
  order: order('asc'),
})

export const searchArgs = args({
  context: { type: 'string', default: 'view', enum: ['view', 'embed'] },
  ...pagingArgs,
  search: { type: 'string' },
  type: { type: 'string', default: 'post', enum: ['post', 'term', 'post-format'] },
  subtype: { type: 'array', items: { type: 'string' }, default: ['any'] },
  include: noIds,
  exclude: noIds,
})

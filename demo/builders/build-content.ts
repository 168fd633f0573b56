import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { CommentsTable, MenuItemsTable, PostsTable } from '#store/modules/content/tables.ts'
import { stageWide } from '../pictures/staging.ts'
import type { MenuSource, PictureSource } from '../source.ts'
import { type Build, DAY, HOUR, idsOf } from './build-context.ts'

const COVER = { width: 1200, height: 675 }
const FIRST_PAGE = 1
const NO_JSON = toJson<number[]>([])

const coverProps = (picture: PictureSource): PictureSource[] => [
  picture,
  ...(picture.with ?? []).map((emoji) => ({ emoji })),
]

/** Pages come first, so that their ids stay when posts are added. */
export const pageIds = (build: Build) => idsOf(build.source.pages, 'page')

export const buildPosts = (build: Build): Insertable<PostsTable>[] => {
  const { pages, blog, locale } = build.source
  const category = idsOf(blog.categories, 'post category')
  const tag = idsOf(blog.tags, 'post tag')
  const pageRows = pages.map((page, index) => ({
    id: FIRST_PAGE + index,
    type: 'page' as const,
    slug: page.slug,
    title: page.title,
    content: page.content,
    excerpt: '',
    status: 'publish',
    author_name: blog.editor,
    featured_media_id: null,
    sticky: 0,
    comments_open: 0,
    parent_id: 0,
    menu_order: index + 1,
    category_ids: NO_JSON,
    tag_ids: NO_JSON,
    created_at: build.now - 400 * DAY,
    updated_at: build.now - 30 * DAY,
  }))
  const postRows = blog.posts.map((post, index) => {
    const created = build.now - post.days * DAY - 5 * HOUR
    const backdrop = {
      hue: post.picture.hue ?? (index * 53 + 20) % 360,
      tone: 'fresh' as const,
      room: 'window' as const,
    }
    const scene = stageWide(
      `post-${post.slug}`,
      coverProps(post.picture),
      backdrop,
      COVER,
      locale === 'fa' ? 'left' : 'right',
      'middle',
    )
    return {
      id: FIRST_PAGE + pages.length + index,
      type: 'post' as const,
      slug: post.slug,
      title: post.title,
      content: post.content,
      excerpt: `<p>${post.excerpt}</p>`,
      status: 'publish',
      author_name: post.author,
      featured_media_id: build.album.take(
        scene,
        post.title,
        build.source.translation?.posts[post.slug]?.title,
      ),
      sticky: post.sticky ? 1 : 0,
      comments_open: 1,
      parent_id: 0,
      menu_order: 0,
      category_ids: toJson([category(post.category)]),
      tag_ids: toJson(post.tags.map(tag)),
      created_at: created,
      updated_at: created + 2 * HOUR,
    }
  })
  return [...pageRows, ...postRows]
}

export const buildComments = (build: Build, posts: Insertable<PostsTable>[]): Insertable<CommentsTable>[] => {
  const { blog, words } = build.source
  const rows: Insertable<CommentsTable>[] = []
  for (const post of blog.posts) {
    const row = posts.find(({ slug, type }) => slug === post.slug && type === 'post')
    if (!row) continue
    const add = (author: string, content: string, parent: number, hours: number): number => {
      const id = rows.length + 1
      rows.push({
        id,
        post_id: row.id as number,
        parent_id: parent,
        customer_id: 0,
        author_name: author,
        author_email: `comment${id}@${words.mailHost}`,
        content: `<p>${content}</p>`,
        status: 'approved',
        created_at: Math.min(build.now - HOUR, row.created_at + hours * HOUR),
      })
      return id
    }
    post.comments?.forEach(({ author, text, reply }, index) => {
      const id = add(author, text, 0, 7 + index * 19)
      if (reply) add(blog.editor, reply, id, 11 + index * 19)
    })
  }
  return rows
}

/** The one menu, which the storefront shows. */
export const buildMenu = ({ source }: Build) => {
  const rows: Insertable<MenuItemsTable>[] = []
  const add = (items: MenuSource[], parent: number) => {
    for (const { title, url, children } of items) {
      const id = rows.length + 1
      rows.push({ id, menu_id: 1, parent_id: parent, title, url, position: id })
      add(children ?? [], id)
    }
  }
  add(source.menu, 0)
  return {
    menus: [{ id: 1, name: 'Menu', slug: 'menu' }],
    menu_locations: [{ name: 'primary', menu_id: 1 }],
    menu_items: rows,
  }
}

const term = (
  { slug, name, description }: { slug: string; name: string; description?: string },
  index: number,
) => ({
  id: index + 1,
  slug,
  name,
  description: description ?? '',
})
export const buildPostCategories = ({ source }: Build) =>
  source.blog.categories.map((one, index) => ({ ...term(one, index), parent_id: 0 }))
export const buildPostTags = ({ source }: Build) => source.blog.tags.map(term)

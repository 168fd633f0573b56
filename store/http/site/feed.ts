import { Hono } from 'hono'
import type { Context } from '#store/context.ts'
import {
  listPostTerms,
  type Post,
  type PostTaxonomy,
  publishedPosts,
} from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { renderHtml, summaryOf } from '../html.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { cdata, escapeXml } from '../xml.ts'
import { siteUrls } from './urls.ts'

const ITEMS = 20

const rssDate = (ms: number) => new Date(ms).toUTCString().replace('GMT', '+0000')

type Names = ReadonlyMap<number, string>

const namesOf = async (context: Context, taxonomy: PostTaxonomy): Promise<Names> =>
  new Map((await listPostTerms(context, taxonomy)).map(({ id, name }) => [id, name]))

const itemXml = (post: Post, categories: Names, tags: Names, origin: string) => {
  const link = origin + siteUrls.post(post.slug)
  const terms = [
    ...post.categoryIds.flatMap((id) => categories.get(id) ?? []),
    ...post.tagIds.flatMap((id) => tags.get(id) ?? []),
  ]
  return [
    '<item>',
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="false">${origin}/?p=${post.id}</guid>`,
    `<dc:creator>${cdata(post.author.name)}</dc:creator>`,
    `<pubDate>${rssDate(post.createdAt)}</pubDate>`,
    ...terms.map((name) => `<category>${cdata(name)}</category>`),
    `<description>${cdata(summaryOf(post.excerpt || post.content))}</description>`,
    `<content:encoded>${cdata(renderHtml(post.content, origin))}</content:encoded>`,
    '</item>',
  ].join('\n')
}

/** `GET /feed`: the newest posts as RSS; a shop without news has none. */
export const feedRoutes = (services: Services): Hono =>
  new Hono().get('/feed', async (c, next) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    if (!settings.news_page) return next()
    const origin = originOf(c.req, services)
    const posts = (await publishedPosts(context, 'post')).slice(0, ITEMS)
    const [categories, tags] = [await namesOf(context, 'category'), await namesOf(context, 'post_tag')]
    const newest = Math.max(0, ...posts.map((post) => post.updatedAt))
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
      '<channel>',
      `<title>${escapeXml(settings.site_name)}</title>`,
      `<atom:link href="${origin}/feed/" rel="self" type="application/rss+xml" />`,
      `<link>${origin}/</link>`,
      `<description>${escapeXml(settings.site_description)}</description>`,
      ...(newest ? [`<lastBuildDate>${rssDate(newest)}</lastBuildDate>`] : []),
      `<language>${settings.locale === 'fa' ? 'fa-IR' : 'en-US'}</language>`,
      ...posts.map((post) => itemXml(post, categories, tags, origin)),
      '</channel>',
      '</rss>',
      '',
    ].join('\n')
    return c.body(xml, 200, { 'Content-Type': 'application/rss+xml; charset=UTF-8' })
  })

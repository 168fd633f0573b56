import { escapeHtml } from '#common/escape-html.ts'
import { renderHtml } from '#store/http/html.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import type { Comment, Post } from '#store/modules/content/content.ts'
import { NO_AVATAR, type Site, selfLinks, type View } from '../answer.ts'
import { postLink } from './post-json.ts'

/** A comment as wp/v2 gives it, without the writer's e-mail address unless it is edited. */
export const commentJson = (site: Site, comment: Comment, post: Post | undefined, context: View = 'view') => {
  const { base, settings } = site
  const { date, date_gmt } = datePair('date', comment.createdAt, settings.timezone)
  const content = {
    rendered: `${renderHtml(comment.content, site.origin)}\n`,
    ...(context === 'edit' ? { raw: comment.content } : {}),
  }
  const link = `${post ? postLink(site.origin, post) : `${site.origin}/`}#comment-${comment.id}`
  const author = {
    author: comment.customerId,
    author_name: escapeHtml(comment.authorName),
    ...(context === 'edit' ? { author_email: comment.authorEmail } : {}),
    author_url: '',
    // neither is stored
    ...(context === 'edit' ? { author_ip: '', author_user_agent: '' } : {}),
  }
  const _links = {
    ...selfLinks(site, 'comments', comment.id),
    up: [{ embeddable: true, post_type: 'post', href: `${base}/posts/${comment.postId}` }],
    ...(comment.parentId
      ? { 'in-reply-to': [{ embeddable: true, href: `${base}/comments/${comment.parentId}` }] }
      : {}),
  }
  if (context === 'embed') {
    return {
      id: comment.id,
      parent: comment.parentId,
      ...author,
      date,
      content,
      link,
      type: 'comment',
      author_avatar_urls: NO_AVATAR,
      _links,
    }
  }
  return {
    id: comment.id,
    post: comment.postId,
    parent: comment.parentId,
    ...author,
    date,
    date_gmt,
    content,
    link,
    status: comment.status,
    type: 'comment',
    author_avatar_urls: NO_AVATAR,
    meta: [],
    _links,
  }
}

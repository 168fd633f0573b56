import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { MetaLine } from '#app/ui/display/text/meta-line.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import type { Comment } from '#store-api/contract/content.ts'
import styles from './article.module.css'
import { CommentForm } from './comment-form.tsx'
import { COMMENTS_PAGE } from './comment-pages.ts'

interface CommentsProps {
  post: number
  comments: Comment[]
  page: number
  pages: number
  /** whether more may be said */
  open: boolean
}

const COMMENTS_ID = 'comments'

const pageLink = (page: number) => ({
  search: page > 1 ? `?${COMMENTS_PAGE}=${page}` : '',
  hash: COMMENTS_ID,
})

const CommentPages = ({ page, pages }: Pick<CommentsProps, 'page' | 'pages'>) => {
  const label = m.content_page_of({ page: formatNumber(page), pages: formatNumber(pages) })
  return (
    <MetaLine as="nav" strong className={styles.pages} aria-label={m.content_comments()}>
      {page > 1 && (
        <ShopLink to={pageLink(page - 1)} rel="prev" viewTransition={false}>
          {m.content_comments_earlier()}
        </ShopLink>
      )}
      <span>{label}</span>
      {page < pages && (
        <ShopLink to={pageLink(page + 1)} rel="next" viewTransition={false}>
          {m.content_comments_more()}
        </ShopLink>
      )}
    </MetaLine>
  )
}

/** A page of what readers say of a post, the way to the other pages, and a place to say more. */
export const Comments = ({ post, comments, page, pages, open }: CommentsProps) => {
  const { timezone } = usePageSettings()
  return (
    <section id={COMMENTS_ID} className={styles.comments}>
      <h2>{m.content_comments()}</h2>
      {comments.length === 0 && <p className={styles.none}>{m.content_comments_none()}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.commentHead}>
              <ShopText>{comment.author_name}</ShopText>
              <time dateTime={`${comment.date_gmt}Z`}>
                {formatDate(comment.date_gmt, { timeZone: timezone })}
              </time>
            </p>
            <Prose html={comment.content.rendered} />
          </li>
        ))}
      </ul>
      {pages > 1 && <CommentPages page={page} pages={pages} />}
      {open ? <CommentForm post={post} /> : <p className={styles.none}>{m.content_comments_closed()}</p>}
    </section>
  )
}

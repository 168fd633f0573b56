import type { Comment } from '../../../store-api/contract/content.ts'
import { m } from '../../messages/paraglide/messages.js'
import { Prose } from '../../shop/prose.tsx'
import { useShop } from '../../shop/shop.ts'
import { formatDate } from '../../ui/format.ts'
import styles from './article.module.css'
import { CommentForm } from './comment-form.tsx'

interface CommentsProps {
  post: number
  comments: Comment[]
  /** whether more may be said */
  open: boolean
}

/** What readers say of a post, and a place to say more. */
export const Comments = ({ post, comments, open }: CommentsProps) => {
  const { timezone } = useShop()
  return (
    <section className={styles.comments}>
      <h2>{m.content_comments()}</h2>
      {comments.length === 0 && <p className={styles.none}>{m.content_comments_none()}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.commentHead}>
              <bdi>{comment.author_name}</bdi>
              <time dateTime={`${comment.date_gmt}Z`}>
                {formatDate(comment.date_gmt, { timeZone: timezone })}
              </time>
            </p>
            <Prose html={comment.content.rendered} />
          </li>
        ))}
      </ul>
      {open ? <CommentForm post={post} /> : <p className={styles.none}>{m.content_comments_closed()}</p>}
    </section>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { postHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import clamp from '#app/ui/display/text/clamp.module.css'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import type { PostCardData } from './post-card.ts'
import styles from './sticky-posts.module.css'

const StickyPost = ({
  post,
  priority,
  className,
}: {
  post: PostCardData
  priority: boolean
  className?: string
}) => (
  <article className={cx(styles.post, className)}>
    <Img src={post.image?.src ?? ''} alt="" ratio={16 / 9} priority={priority} className={styles.cover} />
    <div className={styles.text} dir="auto">
      {post.category && (
        <span className={styles.category}>
          <ShopText>{post.category}</ShopText>
        </span>
      )}
      <h2 className={cx(clamp.clamp, styles.title)}>
        <ShopLink to={postHref(post.slug)} className={styles.link}>
          <ShopText>{post.title}</ShopText>
        </ShopLink>
      </h2>
      <span className={styles.time}>{m.content_reading_time({ minutes: formatNumber(post.minutes) })}</span>
    </div>
  </article>
)

/** The posts that stay on top, one after the other; a single one has the whole row. */
export const StickyPosts = ({ posts }: { posts: PostCardData[] }) => {
  const [first, second] = posts
  if (first && !second) return <StickyPost post={first} priority className={styles.alone} />
  return (
    <Carousel label={m.content_sticky()} perView={[1.08, 1.6, 2]} gap={16}>
      {posts.map((post, index) => (
        <StickyPost key={post.id} post={post} priority={index === 0} />
      ))}
    </Carousel>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { postHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Img } from '#app/ui/display/img.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import type { PostCardData } from './post-card.ts'
import styles from './sticky-posts.module.css'

/** The posts that stay on top, one after the other. */
export const StickyPosts = ({ posts }: { posts: PostCardData[] }) => (
  <Carousel label={m.content_sticky()} perView={[1.08, 1.6, 2]} gap={16}>
    {posts.map((post, index) => (
      <article key={post.id} className={styles.post}>
        <Img
          src={post.image?.src ?? ''}
          alt=""
          ratio={16 / 9}
          priority={index === 0}
          className={styles.cover}
        />
        <div className={styles.text} dir="auto">
          {post.category && <span className={styles.category}>{post.category}</span>}
          <h2 className={styles.title}>
            <ShopLink to={postHref(post.slug)} className={styles.link}>
              {post.title}
            </ShopLink>
          </h2>
          <span className={styles.time}>
            {m.content_reading_time({ minutes: formatNumber(post.minutes) })}
          </span>
        </div>
      </article>
    ))}
  </Carousel>
)

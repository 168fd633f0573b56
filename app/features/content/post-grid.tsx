import { m } from '#app/messages/paraglide/messages.js'
import { postHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { cx } from '#app/ui/cx.ts'
import { formatNumber } from '#app/ui/digits.ts'
import clamp from '#app/ui/display/text/clamp.module.css'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import tile from '#app/ui/layout/tile.module.css'
import type { PostCardData } from './post-card.ts'
import styles from './post-grid.module.css'

/** Posts as cards; the first one may stand out. */
export const PostGrid = ({ posts, lead }: { posts: PostCardData[]; lead?: boolean }) => {
  const { timezone } = usePageSettings()
  return (
    <ul className={styles.grid} data-lead={lead || undefined}>
      {posts.map((post) => (
        <li key={post.id}>
          <ShopLink to={postHref(post.slug)} className={cx(tile.tile, styles.card)}>
            {post.image && (
              <img
                src={post.image.src}
                alt={post.image.alt}
                lang={textMarks(post.image.alt).lang}
                width={640}
                height={400}
                loading="lazy"
                className={styles.cover}
              />
            )}
            <div className={styles.text} dir="auto">
              {post.category && (
                <span className={styles.category}>
                  <ShopText>{post.category}</ShopText>
                </span>
              )}
              <h2 className={styles.title}>
                <ShopText>{post.title}</ShopText>
              </h2>
              <p className={cx(clamp.clamp, styles.excerpt)} {...textMarks(post.excerpt)}>
                {post.excerpt}
              </p>
              <Facts className={styles.facts}>
                <time dateTime={`${post.date}Z`}>{formatDate(post.date, { timeZone: timezone })}</time>
                <span>{m.content_reading_time({ minutes: formatNumber(post.minutes) })}</span>
              </Facts>
            </div>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { postHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { cx } from '#app/ui/cx.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import clamp from '#app/ui/display/text/clamp.module.css'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import tile from '#app/ui/layout/tile.module.css'
import styles from './home.module.css'
import type { Section } from './load-home.ts'

/** The newest posts. */
export const News = ({ section }: { section: Extract<Section, { type: 'news' }> }) => {
  const title = section.title || m.home_news()
  const { timezone } = usePageSettings()
  return (
    <div>
      <SectionHeader title={title} more={<ShopLink to={href('/blog')} />} />
      <Carousel label={title} perView={[1.3, 2.4, 4]}>
        {section.posts.map((post) => (
          <article key={post.slug} className={cx(tile.tile, styles.post)}>
            <Img
              src={post.image?.src ?? ''}
              alt=""
              width={post.image?.width}
              height={post.image?.height}
              ratio={16 / 9}
              className={styles.postPicture}
            />
            <div className={styles.postText}>
              <h3 className={cx(clamp.clamp, styles.postTitle)}>
                <ShopLink to={postHref(post.slug)} className={styles.postLink}>
                  <ShopText>{post.title}</ShopText>
                </ShopLink>
              </h3>
              <time dateTime={`${post.date}Z`} className={styles.postDate}>
                {formatDate(post.date, { timeZone: timezone })}
              </time>
            </div>
          </article>
        ))}
      </Carousel>
    </div>
  )
}

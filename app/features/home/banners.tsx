import type { CSSProperties, ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { bannerBullets } from '#app/shared/content/banner-bullets.ts'
import { targetHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { useRootData } from '#app/shared/settings/root-data.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import styles from './banners.module.css'
import type { HomeBanner } from './load-home.ts'

/** ms; spec §9 has no number of its own, the product decisions do */
const AUTO_PLAY = 2500

const WIDTHS = [540, 800, 1280] as const

interface BannerLinkProps {
  banner: HomeBanner
  style: CSSProperties
  children: ReactNode
}

const BannerLink = ({ banner: { target, title, image }, style, children }: BannerLinkProps) => {
  // pictures leave room for words where the shop's own language begins its lines
  const dir = useRootData()?.homeLocale === 'en' ? 'ltr' : 'rtl'
  const to = targetHref(target)
  // a later picture, and its text with it, is not there until somebody has come
  const label = title ? undefined : image.alt || undefined
  return target.kind === 'url' && !to.startsWith('/') ? (
    <a href={to} aria-label={label} className={styles.banner} style={style} dir={dir} rel="noopener">
      {children}
    </a>
  ) : (
    <ShopLink to={to} aria-label={label} className={styles.banner} style={style} dir={dir} draggable={false}>
      {children}
    </ShopLink>
  )
}

interface BannersProps {
  banners: HomeBanner[]
  style: number
  /** the first picture is what the page is waited for */
  priority: boolean
}

export const Banners = ({ banners, style, priority }: BannersProps) => (
  <Carousel
    label={m.home_banners()}
    perView={[1, 1, 1]}
    bullets={bannerBullets(style)}
    autoPlay={AUTO_PLAY}
    className={styles.carousel}
  >
    {banners.map((banner, index) => (
      <BannerLink
        key={banner.id}
        banner={banner}
        style={
          {
            background: banner.background,
            color: banner.foreground,
            '--ground': banner.background,
          } as CSSProperties
        }
      >
        <Img
          src={banner.image.src}
          srcset={banner.image.srcset}
          sizes="(min-width: 1304px) 1240px, 100vw"
          widths={WIDTHS}
          alt={banner.image.alt}
          width={banner.image.width}
          height={banner.image.height}
          priority={priority && index === 0}
          className={styles.picture}
        />
        {banner.title && (
          <div className={styles.text}>
            <p className={styles.title}>
              <ShopText>{banner.title}</ShopText>
            </p>
            {banner.subtitle && (
              <p className={styles.subtitle}>
                <ShopText>{banner.subtitle}</ShopText>
              </p>
            )}
            {banner.button && (
              <span className={styles.button}>
                <ShopText>{banner.button}</ShopText>
              </span>
            )}
          </div>
        )}
      </BannerLink>
    ))}
  </Carousel>
)

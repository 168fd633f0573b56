import { m } from '#app/messages/paraglide/messages.js'
import { bannerBullets } from '#app/shared/content/banner-bullets.ts'
import { targetHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { SlimPicture } from '#app/shared/pictures/slim-picture.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import type { LinkTarget } from '#store-api/contract/settings.ts'
import styles from './demo.module.css'

interface SampleBanner {
  id: number
  title: string
  target: LinkTarget
  image: SlimPicture & { width: number; height: number; alt: string }
}

/** The shop's banners with the bullets that were chosen. */
export const BannerSample = ({ banners, style }: { banners: SampleBanner[]; style: number }) => (
  <Carousel label={m.demo_banner_style()} perView={[1, 1, 1]} bullets={bannerBullets(style)}>
    {banners.map(({ id, title, image, target }) => (
      // has a label: its picture is not loaded before it is in view
      <ShopLink key={id} to={targetHref(target)} aria-label={image.alt || title} draggable={false}>
        <Img
          src={image.src}
          srcset={image.srcset}
          sizes="(min-width: 1024px) 800px, 100vw"
          alt=""
          width={image.width}
          height={image.height}
          className={styles.banner}
        />
      </ShopLink>
    ))}
  </Carousel>
)

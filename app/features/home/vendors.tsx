import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { productCount } from '../../shop/product-count.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { Img } from '../../ui/display/img.tsx'
import { Rating } from '../../ui/display/rating.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import styles from './home.module.css'
import type { HomeVendor, Section } from './load-home.ts'

const VendorCard = ({ vendor }: { vendor: HomeVendor }) => (
  <ShopLink to={href('/store/:slug', { slug: vendor.slug })} className={styles.vendor}>
    <Img src={vendor.banner} alt="" ratio={3.2} className={styles.vendorBanner} />
    <Img src={vendor.avatar} alt="" ratio={1} className={styles.vendorAvatar} />
    <span className={styles.vendorName}>{vendor.name}</span>
    <span className={styles.vendorFacts}>
      <Rating value={vendor.rating} variant="short" />
      {productCount(vendor.products_count)}
    </span>
  </ShopLink>
)

/** The marketplace's featured sellers. */
export const Vendors = ({ section }: { section: Extract<Section, { type: 'vendors' }> }) => {
  const title = section.title || m.home_vendors()
  return (
    <div>
      <SectionHeader title={title} />
      <Carousel label={title} perView={[1.4, 2.6, 4]}>
        {section.vendors.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </Carousel>
    </div>
  )
}

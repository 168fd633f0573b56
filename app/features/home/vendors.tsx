import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { VendorCard } from '#app/shared/vendors/vendor-card.tsx'
import { Carousel } from '#app/ui/layout/carousel.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import type { Section } from './load-home.ts'

/** The marketplace's featured vendors. */
export const Vendors = ({ section }: { section: Extract<Section, { type: 'vendors' }> }) => {
  const title = section.title || m.home_vendors()
  return (
    <div>
      <SectionHeader title={title} more={<ShopLink to={href('/vendors')} />} />
      <Carousel label={title} perView={[1.4, 2.6, 4]}>
        {section.vendors.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </Carousel>
    </div>
  )
}

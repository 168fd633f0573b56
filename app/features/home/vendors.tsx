import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { ShopLink } from '../../shop/shop-link.tsx'
import { VendorCard } from '../../shop/vendor-card/vendor-card.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import type { Section } from './load-home.ts'

/** The marketplace's featured sellers. */
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

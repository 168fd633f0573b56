import { href } from 'react-router'
import type { ProductListQuery } from '../../../store-api/contract/products.ts'
import { m } from '../../messages/paraglide/messages.js'
import { BackToTop, EndlessGrid } from '../../shop/product-grid/endless-grid.tsx'
import { Prose } from '../../shop/prose.tsx'
import { useShop } from '../../shop/shop.ts'
import { Container } from '../../ui/layout/container.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Banners } from './banners.tsx'
import styles from './home.module.css'
import type { Section } from './load-home.ts'
import { News } from './news.tsx'
import { ProductSlider } from './product-slider.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RoundTerms } from './round-terms.tsx'
import { Vendors } from './vendors.tsx'

const HomeSection = ({ section, first }: { section: Section; first: boolean }) => {
  switch (section.type) {
    case 'banners':
      return <Banners banners={section.banners} style={section.style} priority={first} />
    case 'categories':
    case 'brands':
      return <RoundTerms section={section} />
    case 'products':
      return <ProductSlider section={section} />
    case 'vendors':
      return <Vendors section={section} />
    case 'recently-viewed':
      return <RecentlyViewed title={section.title} />
    case 'news':
      return <News section={section} />
    case 'text':
      return (
        <section>
          {section.title && <SectionHeader title={section.title} />}
          <Prose html={section.html} />
        </section>
      )
  }
}

const ALL: ProductListQuery = { orderby: 'date', order: 'desc', per_page: 12 }

/** The shop's sections in the order of its owner, then all products without end. */
export const Home = ({ sections }: { sections: Section[] }) => {
  const shop = useShop()
  return (
    <Container stack className={styles.home}>
      <h1 className="visually-hidden">{shop.site_name}</h1>
      {sections.map((section, index) => (
        <HomeSection key={section.id} section={section} first={index === 0} />
      ))}
      <section aria-labelledby="all-products">
        <SectionHeader id="all-products" title={m.home_all_products()} />
        <EndlessGrid first={null} query={ALL} hrefOf={() => href('/shop')} />
      </section>
      <BackToTop />
    </Container>
  )
}

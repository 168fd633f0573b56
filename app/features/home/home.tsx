import { Deferred, deferred } from '../../shop/deferred.tsx'
import { useShop } from '../../shop/shop.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Banners } from './banners.tsx'
import styles from './home.module.css'
import type { Section } from './load-home.ts'

const homeSection = deferred(async () => (await import('./section.tsx')).HomeSection)
const allProducts = deferred(async () => (await import('./all-products.tsx')).AllProducts)

/** The shop's sections in the order of its owner, then all products without end. */
export const Home = ({ sections }: { sections: Section[] }) => {
  const shop = useShop()
  return (
    <Container stack className={styles.home}>
      <h1 className="visually-hidden">{shop.site_name}</h1>
      {sections.map((section, index) =>
        section.type === 'banners' ? (
          <Banners key={section.id} banners={section.banners} style={section.style} priority={index === 0} />
        ) : (
          <Deferred key={section.id} part={homeSection} section={section} />
        ),
      )}
      <Deferred part={allProducts} />
    </Container>
  )
}

/** What a visit from another screen waits for. */
export const homeCode = homeSection

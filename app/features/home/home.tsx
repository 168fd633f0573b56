import { useRef } from 'react'
import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'
import { useDrawnItems } from '#app/shared/pages/history/use-drawn-items.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { Banners } from './banners.tsx'
import styles from './home.module.css'
import type { Section } from './load-home.ts'

const homeSection = hydrateWhenIdle(async () => (await import('./section.tsx')).HomeSection)
const allProducts = hydrateWhenIdle(async () => (await import('./all-products.tsx')).AllProducts)
const nothingYet = hydrateWhenIdle(async () => (await import('./nothing-yet.tsx')).NothingYet)

/** sections of which a phone shows something at once */
const FIRST_VIEW = 3

interface HomeProps {
  sections: Section[]
  /** there is nothing in the shop to be bought */
  isEmpty: boolean
}

/** sections that fill a phone's window */
const FILLING = 4
/** sections drawn at a time, after those in view */
const STEP = 2

/** The shop's sections in the order of its owner, then all products without end. */
export const Home = ({ sections, isEmpty }: HomeProps) => {
  const settings = usePageSettings()
  const list = useRef<HTMLDivElement>(null)
  const { isDrawn, heightOf } = useDrawnItems(list, {
    name: 'home',
    count: sections.length + 1,
    start: 0,
    isNew: true,
    first: FILLING,
    step: STEP,
  })
  /** keeps the place of a section that is not drawn yet */
  const placeOf = (index: number) => {
    const height = heightOf(index)
    return height ? <div key={`place ${index}`} aria-hidden style={{ blockSize: height }} /> : null
  }
  return (
    <>
      <h1 className="visually-hidden">
        <ShopText>{settings.site_name}</ShopText>
      </h1>
      <Container stack className={styles.home} ref={list}>
        {sections.map((section, index) => {
          if (!isDrawn(index)) return placeOf(index)
          return section.type === 'banners' ? (
            <Banners
              key={section.id}
              banners={section.banners}
              style={section.style}
              priority={index === 0}
            />
          ) : (
            <HydrateWhenIdle
              key={section.id}
              part={homeSection}
              once="home"
              section={section}
              inFirstView={index < FIRST_VIEW}
            />
          )
        })}
        {isDrawn(sections.length) ? (
          <HydrateWhenIdle part={isEmpty ? nothingYet : allProducts} />
        ) : (
          placeOf(sections.length)
        )}
      </Container>
    </>
  )
}

/** What a visit from another screen waits for. */
export const homeCode = homeSection

import { useId } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { brandHref, categoriesHref, categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ScrollRow } from '#app/ui/layout/scroll-row.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import styles from './home.module.css'
import type { Section } from './load-home.ts'

const WIDTHS = [160, 360] as const

/** chips side by side on a phone */
const ON_PHONE = 5

type TermsSection = Extract<Section, { type: 'categories' | 'brands' }>

/** Categories or brands as round chips. */
export const RoundTerms = ({ section, inFirstView }: { section: TermsSection; inFirstView: boolean }) => {
  const id = useId()
  const { category_style, brand_slug } = usePageSettings()
  const isBrands = section.type === 'brands'
  const more = isBrands ? undefined : <ShopLink to={categoriesHref(category_style)} />
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={section.title || (isBrands ? m.catalog_brands_title() : m.catalog_categories())}
        more={more}
      />
      <ScrollRow className={styles.terms}>
        {section.terms.map(({ id: term, name, slug, image }, index) => (
          <li key={term}>
            <ShopLink
              to={isBrands ? brandHref(brand_slug, slug) : categoryHref(slug)}
              className={styles.term}
            >
              {image ? (
                <Img
                  src={image.src}
                  srcset={image.srcset}
                  sizes="(min-width: 768px) 96px, 76px"
                  widths={WIDTHS}
                  alt=""
                  ratio={1}
                  loading={inFirstView && index < ON_PHONE ? 'eager' : 'lazy'}
                  className={styles.termPicture}
                />
              ) : (
                <span className={styles.termInitial} aria-hidden>
                  {[...name][0]}
                </span>
              )}
              <span className={styles.termName}>
                <ShopText>{name}</ShopText>
              </span>
            </ShopLink>
          </li>
        ))}
      </ScrollRow>
    </section>
  )
}

import { Prose } from '#app/shared/content/prose.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import { IntroInvitation } from './intro-invitation.tsx'
import type { Section } from './load-home.ts'
import { News } from './news.tsx'
import { ProductSlider } from './product-slider.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RoundTerms } from './round-terms.tsx'
import { Vendors } from './vendors.tsx'

export type QuietSection = Exclude<Section, { type: 'banners' }>

/** Any section but the banners, which move by themselves. */
export const HomeSection = ({ section, inFirstView }: { section: QuietSection; inFirstView: boolean }) => {
  switch (section.type) {
    case 'categories':
    case 'brands':
      return <RoundTerms section={section} inFirstView={inFirstView} />
    case 'products':
      return <ProductSlider section={section} inFirstView={inFirstView} />
    case 'vendors':
      return <Vendors section={section} />
    case 'recently-viewed':
      return <RecentlyViewed title={section.title} />
    case 'intro':
      return <IntroInvitation title={section.title} image={section.image} />
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

import { href, useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ComparePlace } from '#app/shared/compare/compare-place.tsx'
import { InstallPlace } from '#app/shared/install/install-place.tsx'
import { PrefetchProductScreen } from '#app/shared/links/prefetch-product-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { SlowNavigation } from '../arrival/slow-navigation.tsx'
import { type FooterFacts, SiteFooter } from './site-footer.tsx'

// no rule for it: every shop's first view would carry what few ever show
const PLACE = {
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bottom-bar-space) + 92px)',
  insetInlineStart: 'var(--gutter)',
  zIndex: 'var(--z-bottom-bar)',
} as const

/** Hangs over every other screen while the shop is not in production (spec §2). */
const DemoButton = () =>
  useLocation().pathname === href('/demo') ? null : (
    <IconButton
      icon="settings"
      label={m.demo_title()}
      variant="floating"
      size="large"
      style={PLACE}
      render={<ShopLink to={href('/demo')} />}
    />
  )

/** What comes after a screen. */
export const PageEnd = (facts: FooterFacts) => {
  const { appInProduction } = usePageSettings()
  return (
    <>
      {!appInProduction && <DemoButton />}
      <SiteFooter {...facts} />
      <PrefetchProductScreen />
      <ComparePlace />
      <InstallPlace />
      <SlowNavigation />
    </>
  )
}

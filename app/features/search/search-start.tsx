import { useEffect } from 'react'
import { recentSearches } from '#app/device/shopping/recent-searches.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import { searchHref } from './search-href.ts'
import styles from './search-start.module.css'

interface WordsProps {
  words: string[]
  icon: 'history' | 'trending_up'
}

const Words = ({ words, icon }: WordsProps) => (
  <ul className={styles.words}>
    {words.map((word) => (
      <li key={word}>
        <Chip icon={icon} render={<ShopLink to={searchHref(word)} />}>
          <ShopText>{word}</ShopText>
        </Chip>
      </li>
    ))}
  </ul>
)

/** The button goes with what it takes away. */
const clear = () => {
  recentSearches.clear()
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
}

/** Before anything is searched: what this device searched for, and what others do. */
export const SearchStart = () => {
  const { popular_searches } = usePageSettings()
  const recent = recentSearches.use()
  useEffect(() => void recentSearches.load(), [])
  if (popular_searches.length === 0 && recent.length === 0) {
    return <EmptyState icon="search" title={m.search_start()} text={m.search_start_text()} />
  }
  return (
    <>
      {popular_searches.length > 0 && (
        <section aria-labelledby="popular-searches">
          <SectionHeader id="popular-searches" title={m.search_popular()} />
          <Words words={popular_searches} icon="trending_up" />
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <SectionHeader id="recent-searches" title={m.search_recent()}>
            <Button variant="text" size="small" onClick={clear}>
              {m.ui_clear()}
            </Button>
          </SectionHeader>
          <Words words={recent} icon="history" />
        </section>
      )}
    </>
  )
}

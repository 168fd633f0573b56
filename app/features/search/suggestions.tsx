import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { recentSearches } from '#app/device/shopping/recent-searches.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { brandHref, categoryHref, productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Price } from '#app/ui/display/figures/price.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { textMarks } from '#app/ui/display/text/shop-text.tsx'
import { priceBefore } from '#store-api/contract/shown-sale.ts'
import { report } from './report-search.ts'
import { searchHref } from './search-href.ts'
import styles from './suggestions.module.css'
import { type Found, useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  id: string
  input: HTMLInputElement
  text: string
  /** id of the option that the arrow keys are on */
  option: string | undefined
  onOption: (id: string | undefined) => void
  onClose: () => void
  className?: string
}

interface Option {
  key: string
  to: string
  content: ReactNode
  /** what is searched when it is picked; undefined for a place */
  words?: string
  /** the product that it opens */
  product?: number
}

interface Group {
  key: string
  title: string
  options: Option[]
}

const Line = ({ icon, children, count }: { icon: IconName; children: string; count?: number }) => (
  <>
    <Icon name={icon} size={20} />
    <span className={styles.words}>
      <bdi {...textMarks(children)}>{children}</bdi>
    </span>
    {count !== undefined && <span className={styles.count}>{digits(count)}</span>}
  </>
)

const wordGroup = (key: string, title: string, icon: IconName, words: string[]): Group => ({
  key,
  title,
  options: words.map((word) => ({
    key: `${key}-${word}`,
    to: searchHref(word),
    words: word,
    content: <Line icon={icon}>{word}</Line>,
  })),
})

const useIdleGroups = (): Group[] => {
  const settings = usePageSettings()
  const recent = recentSearches.use()
  return [
    wordGroup('recent', m.search_recent(), 'history', recent),
    wordGroup('popular', m.search_popular(), 'trending_up', settings.popular_searches),
  ]
}

const useFoundGroups = (text: string, found: Found | null): Group[] => {
  const { currency, brand_slug } = usePageSettings()
  if (!found) return []
  const { products, categories, brands, queries, did_you_mean: meant } = found
  return [
    ...(meant ? [wordGroup('meant', m.search_did_you_mean_title(), 'search', [meant])] : []),
    wordGroup(
      'queries',
      m.search_queries(),
      'search',
      queries.filter((query) => query !== meant),
    ),
    {
      key: 'products',
      title: m.catalog_products(),
      options: products.map((product) => ({
        key: `product-${product.id}`,
        to: productHref(product.slug),
        product: product.id,
        content: (
          <>
            <Img src={product.image?.src ?? ''} alt="" ratio={1} className={styles.picture} />
            <span className={styles.words}>
              <bdi {...textMarks(product.name)}>{product.name}</bdi>
            </span>
            <Price
              amount={product.price}
              regular={product.on_sale ? priceBefore(product) : undefined}
              currency={currency}
              size="small"
              percent={false}
              className={styles.price}
            />
          </>
        ),
      })),
    },
    {
      key: 'categories',
      title: m.catalog_categories(),
      options: categories.map(({ id, name, slug, count }) => ({
        key: `category-${id}`,
        to: categoryHref(slug),
        content: (
          <Line icon="category" count={count}>
            {name}
          </Line>
        ),
      })),
    },
    {
      key: 'brands',
      title: m.catalog_brands_title(),
      options: brands.map(({ id, name, slug, count }) => ({
        key: `brand-${id}`,
        to: brandHref(brand_slug, slug),
        content: (
          <Line icon="verified" count={count}>
            {name}
          </Line>
        ),
      })),
    },
    {
      key: 'all',
      title: m.search_everything(),
      options: [
        {
          key: 'all',
          to: searchHref(text),
          words: text,
          content: <Line icon="search">{m.search_all_results_for({ text })}</Line>,
        },
      ],
    },
  ]
}

/** Arrow keys move through the options while the field keeps the focus (ARIA's combobox pattern). */
const useKeys = (
  { input, id, option, onOption, onClose }: SuggestionsProps,
  options: Option[],
  pick: (option: Option) => void,
) => {
  const latest = useRef((_: KeyboardEvent): void => {})
  useEffect(() => {
    latest.current = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && options.length) {
        event.preventDefault()
        const count = options.length + 1
        const current = options.findIndex(({ key }) => `${id}-${key}` === option)
        const next = options[((current + 1 + step + count) % count) - 1]
        onOption(next && `${id}-${next.key}`)
      } else if (event.key === 'Enter') {
        const chosen = options.find(({ key }) => `${id}-${key}` === option)
        if (!chosen) return
        event.preventDefault()
        pick(chosen)
      } else if (event.key === 'Escape' || event.key === 'Tab') {
        if (event.key === 'Escape') event.preventDefault()
        onClose()
      }
    }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event)
    input.addEventListener('keydown', onKeyDown)
    return () => input.removeEventListener('keydown', onKeyDown)
  }, [input])
}

/** What may be meant, under the search field: products, categories, brands; before anything is typed, earlier searches. */
export default function Suggestions(props: SuggestionsProps) {
  const { id, text, option, input, onClose, className } = props
  const typed = text.trim()
  const navigate = useNavigate()
  const { found, loading } = useSuggestions(typed)
  const idle = useIdleGroups()
  const matched = useFoundGroups(typed, found)
  const groups = (typed ? matched : idle).filter(({ options }) => options.length > 0)
  const options = groups.flatMap((group) => group.options)
  useEffect(() => void recentSearches.load(), [])
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])

  const leave = ({ words, product }: Option) => {
    void recentSearches.add(words ?? typed)
    if (product !== undefined) report({ search: typed, product_id: product })
    onClose()
    input.blur()
  }
  useKeys(props, options, (chosen) => {
    leave(chosen)
    void navigate(chosen.to, { viewTransition: true })
  })
  // the field keeps the focus while the list is used with a pointer
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  if (!groups.length) return null
  return (
    <div className={cx(styles.panel, className)}>
      <div
        role="listbox"
        id={id}
        tabIndex={-1}
        aria-label={m.search_suggestions()}
        aria-busy={loading}
        onMouseDown={keepFocus}
      >
        {groups.map((group) => (
          <fieldset key={group.key} aria-label={group.title} className={styles.group}>
            {group.key !== 'all' && (
              <p className={styles.title} aria-hidden>
                {group.title}
              </p>
            )}
            {group.options.map((entry) => {
              const optionId = `${id}-${entry.key}`
              return (
                <ShopLink
                  key={entry.key}
                  id={optionId}
                  to={entry.to}
                  role="option"
                  tabIndex={-1}
                  prefetch="none"
                  aria-selected={optionId === option}
                  className={cx(styles.option, optionId === option && styles.selected)}
                  onClick={() => leave(entry)}
                >
                  {entry.content}
                </ShopLink>
              )
            })}
          </fieldset>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {typed && found ? m.search_suggestions_count({ count: digits(options.length) }) : ''}
      </p>
    </div>
  )
}

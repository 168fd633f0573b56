import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { DrawnOnce } from '#app/first-view/drawn-once.tsx'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { CountBadge } from '#app/ui/display/badge-count.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Checkbox, ChoiceGroup, Radio, Switch } from '#app/ui/forms/choice.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import { swatchBackground } from '#common/swatch-background.ts'
import { changed, type ListState, writeListState } from '../listing/list-state.ts'
import styles from './filter-panel.module.css'
import {
  attributeName,
  categoryChoices,
  type Offered,
  toggleBrand,
  toggleCategory,
  toggleTerm,
} from './filters.ts'
import { HoldInPlace } from './hold-in-place.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FilterPanelProps {
  state: ListState
  facets: Offered
  onChange: (state: ListState) => void
  /** what the listing itself decides is not offered: brands on a brand's list */
  fixed: { brand: boolean; onSale: boolean }
}

interface GroupProps {
  title: string
  /** how many are chosen in it */
  chosen: number
  open?: boolean
  /** what the choices are made of, where they are the same on many pages (`DrawnOnce`) */
  facts?: unknown[]
  children: ReactNode
}

const Choices = ({ facts, children }: Pick<GroupProps, 'facts' | 'children'>) =>
  facts ? (
    <DrawnOnce as="div" className={styles.options} part="filter" facts={facts}>
      {() => children}
    </DrawnOnce>
  ) : (
    <div className={styles.options}>{children}</div>
  )

const Group = ({ title, chosen, open = true, facts, children }: GroupProps) => (
  <Disclosure
    title={title}
    defaultOpen={open || chosen > 0}
    end={chosen > 0 && <CountBadge className={styles.chosen}>{digits(chosen)}</CountBadge>}
  >
    <ChoiceGroup legend={<ShopText>{title}</ShopText>} hideLegend>
      <Choices facts={facts}>{children}</Choices>
    </ChoiceGroup>
  </Disclosure>
)

const Swatch = ({ swatch, name }: { swatch: string; name: string }) => (
  <span className={styles.swatched}>
    <span className={styles.swatch} style={{ background: swatchBackground(swatch) }} />
    <ShopText>{name}</ShopText>
  </span>
)

/** What the URL holds besides the filters travels along when the form is sent without script. */
const HiddenFields = ({ state }: { state: ListState }) =>
  [...writeListState(state)]
    .filter(([name]) => name === 'q' || name === 'orderby' || name === 'order' || name === 'featured')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

const STARS = [4, 3, 2]

/** The filters that the server counted over the whole result. A form of its own, so that it works without script. */
export const FilterPanel = ({ state, facets, onChange, fixed }: FilterPanelProps) => {
  const { currency } = usePageSettings()
  const form = useRef<HTMLFormElement>(null)
  const categories = categoryChoices(facets.categories, state.categories)
  return (
    <Form ref={form} method="get" discover={linkDiscovery()} className={styles.panel}>
      <HoldInPlace root={form} />
      <HiddenFields state={state} />
      <div className={styles.switches}>
        {!fixed.onSale && (
          <Switch
            label={m.catalog_on_sale()}
            name="on_sale"
            value="true"
            checked={state.onSale}
            onChange={() => onChange(changed(state, { onSale: !state.onSale }))}
          />
        )}
        <Switch
          label={m.catalog_in_stock()}
          name="in_stock"
          value="true"
          checked={state.inStock}
          onChange={() => onChange(changed(state, { inStock: !state.inStock }))}
        />
      </div>
      {categories.length > 0 && (
        <Group
          title={m.catalog_categories()}
          chosen={state.categories.length}
          facts={['category', categories]}
        >
          {categories.map(({ id, slug, name, count, depth, selected }) => (
            <div key={id} style={{ paddingInlineStart: depth * 20 }}>
              <Checkbox
                label={name}
                end={digits(count)}
                name="category"
                value={slug}
                checked={selected}
                onChange={() => onChange(toggleCategory(state, facets.categories, slug))}
              />
            </div>
          ))}
        </Group>
      )}
      {facets.price && (
        <Group title={m.product_price()} chosen={Number(Boolean(state.minPrice || state.maxPrice))}>
          <PriceFilter range={facets.price} state={state} currency={currency} onChange={onChange} />
        </Group>
      )}
      {!fixed.brand && facets.brands.length > (state.brands.length ? 0 : 1) && (
        <Group
          title={m.catalog_brand()}
          chosen={state.brands.length}
          facts={['brand', facets.brands, state.brands]}
        >
          {facets.brands.map(({ slug, name, count }) => (
            <Checkbox
              key={slug}
              label={name}
              end={digits(count)}
              name="brand"
              value={slug}
              checked={state.brands.includes(slug)}
              onChange={() => onChange(toggleBrand(state, slug))}
            />
          ))}
        </Group>
      )}
      {facets.attributes.map((attribute) => {
        const name = attributeName(attribute.slug)
        const chosen = state.attributes[name] ?? []
        return (
          <Group
            key={attribute.slug}
            title={attribute.name}
            chosen={chosen.length}
            open={false}
            facts={[`filter_${name}`, attribute.terms, chosen]}
          >
            {attribute.terms.map((term) => (
              <Checkbox
                key={term.id}
                label={term.swatch ? <Swatch swatch={term.swatch} name={term.name} /> : term.name}
                end={digits(term.count)}
                name={`filter_${name}`}
                value={String(term.id)}
                checked={chosen.includes(String(term.id))}
                onChange={() => onChange(toggleTerm(state, name, String(term.id)))}
              />
            ))}
          </Group>
        )
      })}
      <Group
        title={m.catalog_rating()}
        chosen={Number(state.minRating > 0)}
        open={false}
        facts={['rating', facets.ratings, state.minRating]}
      >
        {STARS.map((stars) => (
          <Radio
            key={stars}
            label={
              <span className={styles.swatched}>
                <Rating value={stars} />
                {m.catalog_and_up()}
              </span>
            }
            aria-label={m.catalog_rating_from({ stars: digits(stars) })}
            end={digits(facets.ratings[stars - 1] ?? 0)}
            name="min_rating"
            value={String(stars)}
            checked={state.minRating === stars}
            onChange={() => onChange(changed(state, { minRating: stars }))}
          />
        ))}
        <Radio
          label={m.catalog_any_rating()}
          name="min_rating"
          value=""
          checked={state.minRating === 0}
          onChange={() => onChange(changed(state, { minRating: 0 }))}
        />
      </Group>
      <Button type="submit" full className={styles.submit}>
        {m.catalog_apply()}
      </Button>
    </Form>
  )
}

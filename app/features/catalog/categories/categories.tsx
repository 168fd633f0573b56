import { m } from '#app/messages/paraglide/messages.js'
import { categoriesHref, categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import surface from '#app/ui/layout/tile.module.css'
import styles from './categories.module.css'
import type { CategoryLevel, CategoryTile } from './load-categories.ts'

interface TileProps {
  tile: CategoryTile
  layout: number
}

/** With categories below it, one level deeper; a leaf opens its products. */
const hrefOf = (category: { id: number; slug: string }, leaf: boolean, layout: number): string =>
  leaf ? categoryHref(category.slug) : categoriesHref(layout, category)

const Tile = ({ tile, layout }: TileProps) => (
  <ShopLink
    to={hrefOf(tile, tile.children.length === 0, layout)}
    className={cx(surface.tile, surface.lifts, styles.tile)}
  >
    <Img
      src={tile.image?.src ?? ''}
      srcset={tile.image?.srcset}
      sizes={layout === 4 ? '(min-width: 768px) 300px, 46vw' : '120px'}
      alt=""
      ratio={1}
      tint={tile.image?.tint}
      className={styles.picture}
    />
    <span className={styles.texts}>
      <span className={styles.name}>
        <ShopText>{tile.name}</ShopText>
      </span>
      <span className={styles.count}>{productCount(tile.count)}</span>
    </span>
    {(layout === 2 || layout === 3) && <Icon name="chevron_right" size={20} className={styles.arrow} />}
  </ShopLink>
)

/** Layout 5: what stands below a category, as chips under its name. */
const Branch = ({ tile, layout }: TileProps) => (
  <section className={styles.branch}>
    <SectionHeader
      title={tile.name}
      subtitle={productCount(tile.count)}
      more={<ShopLink to={categoryHref(tile.slug)} />}
    />
    {tile.children.length > 0 && (
      <Row as="ul">
        {tile.children.map((child) => (
          <li key={child.id}>
            <Chip count={digits(child.count)} render={<ShopLink to={hrefOf(child, child.leaf, layout)} />}>
              <ShopText>{child.name}</ShopText>
            </Chip>
          </li>
        ))}
      </Row>
    )}
  </section>
)

export const CategoryTiles = ({ tiles, layout }: { tiles: CategoryTile[]; layout: number }) =>
  layout === 5 ? (
    <div className={styles.branches}>
      {tiles.map((tile) => (
        <Branch key={tile.id} tile={tile} layout={layout} />
      ))}
    </div>
  ) : (
    <ul className={cx(styles.tiles, styles[`layout${layout}`])}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Tile tile={tile} layout={layout} />
        </li>
      ))}
    </ul>
  )

interface CategoriesProps {
  level: CategoryLevel
  /** 1–5 */
  layout: number
}

/** One level of the categories in one of the five layouts (`category_style`). */
export const Categories = ({ level, layout }: CategoriesProps) => {
  const { parent, above, tiles } = level
  const title = parent?.name ?? m.catalog_categories()
  return (
    <>
      <div className={styles.header}>
        {parent && (
          <Breadcrumbs
            items={[
              {
                label: m.catalog_categories(),
                render: <ShopLink to={categoriesHref(layout)} />,
              },
              ...above.map((category) => ({
                label: category.name,
                render: <ShopLink to={categoriesHref(layout, category)} />,
              })),
              { label: parent.name },
            ]}
          />
        )}
        <div className={styles.title}>
          <h1>
            <ShopText>{title}</ShopText>
          </h1>
          {parent && (
            <Button
              variant="tonal"
              size="small"
              trailingIcon="chevron_right"
              render={<ShopLink to={categoryHref(parent.slug)} />}
            >
              {m.catalog_view_all({ count: digits(parent.count) })}
            </Button>
          )}
        </div>
      </div>
      {tiles.length > 0 ? (
        <CategoryTiles tiles={tiles} layout={layout} />
      ) : (
        <EmptyState
          icon="inventory_2"
          title={m.catalog_empty_categories()}
          text={m.catalog_empty_categories_text()}
        />
      )}
    </>
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { digits } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ChipRow } from '#app/ui/layout/scroll-row.tsx'
import styles from './vendor-categories.module.css'

interface VendorCategoriesProps {
  categories: { slug: string; name: string; count: number }[]
}

/** What they sell, at a glance; each narrows the list below. */
export const VendorCategories = ({ categories }: VendorCategoriesProps) => (
  <ChipRow label={m.vendors_categories()} className={styles.categories}>
    {categories.map(({ slug, name, count }) => (
      <li key={slug}>
        <Chip
          count={digits(count)}
          render={<ShopLink to={{ search: `?category=${slug}` }} viewTransition={false} />}
        >
          <ShopText>{name}</ShopText>
        </Chip>
      </li>
    ))}
  </ChipRow>
)

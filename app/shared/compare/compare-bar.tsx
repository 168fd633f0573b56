import { href } from 'react-router'
import { comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { digits } from '#app/ui/digits.ts'
import { FloatingBar } from '#app/ui/layout/floating-bar.tsx'
import { productIdsSearch } from '../links/product-ids.ts'
import { ShopLink } from '../links/shop-link.tsx'
import styles from './compare.module.css'

/** What is chosen so far, and the way to see it side by side. */
export const CompareBar = ({ ids }: { ids: number[] }) => (
  <FloatingBar label={m.catalog_compare_products()} className={styles.bar}>
    <p className={styles.count} role="status">
      {ids.length > 1
        ? m.catalog_compare_chosen({ count: digits(ids.length) })
        : m.catalog_compare_one_more()}
    </p>
    {ids.length > 1 && (
      <Button size="small" render={<ShopLink to={href('/compare') + productIdsSearch(ids)} />}>
        {m.catalog_compare_show()}
      </Button>
    )}
    <IconButton icon="close" label={m.catalog_compare_clear()} onClick={comparison.clear} />
  </FloatingBar>
)

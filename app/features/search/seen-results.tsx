import type { SeenProduct } from '#app/device/shopping/seen-products.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { AsOf } from '#app/shared/pages/history/as-of.tsx'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { ProductCard } from '#app/shared/product-card/product-card.tsx'
import gridStyles from '#app/shared/product-grid/product-grid.module.css'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** What was found without a network, among the products that this device has seen. */
export const SeenResults = ({ found }: { found: SeenProduct<CardProduct>[] }) => {
  if (!found.length)
    return <EmptyState icon="wifi_off" title={m.catalog_empty_search()} text={m.search_seen()} />
  return (
    <>
      <p role="status">{m.search_seen()}</p>
      <AsOf at={Math.min(...found.map(({ at }) => at))} />
      <ul className={gridStyles.grid}>
        {found.map(({ card }) => (
          <li key={card.id}>
            <ProductCard product={card} level={2} />
          </li>
        ))}
      </ul>
    </>
  )
}

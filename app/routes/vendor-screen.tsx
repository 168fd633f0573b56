import type { ListingContext } from '../features/catalog/listing/listing-context.ts'
import type { LoadedList } from '../features/catalog/listing/load-list.ts'
import { ProductList } from '../features/catalog/listing/product-list.tsx'
import { VendorCategories } from '../features/vendors/vendor-categories.tsx'
import { VendorHeader } from '../features/vendors/vendor-header.tsx'
import type { VendorView } from '../shared/vendors/load-vendor.ts'
import { Container } from '../ui/layout/container.tsx'

interface VendorScreenProps {
  vendor: VendorView
  listing: ListingContext
  list: LoadedList
}

const topCategories = ({ facets }: LoadedList) => {
  const categories = facets?.categories ?? []
  return categories.filter(({ parent }) => !categories.some(({ id }) => id === parent))
}

/** A vendor's own window: who they are, and all they sell with the list's tools. */
export const VendorScreen = ({ vendor, listing, list }: VendorScreenProps) => {
  const categories = topCategories(list)
  return (
    <Container>
      <VendorHeader vendor={vendor} />
      {categories.length > 1 && <VendorCategories categories={categories} />}
      <ProductList listing={listing} list={list} />
    </Container>
  )
}

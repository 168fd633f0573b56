import { Container } from '#app/ui/layout/container.tsx'
import { ListDescription, ListHeader } from './list-header.tsx'
import type { ListingContext } from './listing-context.ts'
import type { LoadedList } from './load-list.ts'
import { ProductList } from './product-list.tsx'

interface ListScreenProps {
  listing: ListingContext
  list: LoadedList
}

/** A product list with its title and breadcrumbs above and its description below. */
export const ListScreen = ({ listing, list }: ListScreenProps) => (
  <Container>
    <ListHeader listing={listing} />
    <ProductList listing={listing} list={list} />
    <ListDescription html={listing.description} />
  </Container>
)

import { Container } from '#app/ui/layout/container.tsx'
import { ListDescription, ListHeader } from './list-header.tsx'
import type { ListingContext } from './listing-context.ts'
import type { LoadedList } from './load-list.ts'
import { ProductList } from './product-list.tsx'

interface ListScreenProps {
  place: ListingContext
  list: LoadedList
}

/** A product list with its place above it and what is to be said of that below. */
export const ListScreen = ({ place, list }: ListScreenProps) => (
  <Container>
    <ListHeader place={place} />
    <ProductList place={place} list={list} />
    <ListDescription html={place.description} />
  </Container>
)

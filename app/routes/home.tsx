import { pageContext } from '../context.ts'
import type { Route } from './+types/home.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store } = context.get(pageContext)
  const { products } = await store.products({ per_page: 12, facets: false })
  return { products: products.map(({ id, name, price }) => ({ id, name, price })) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.products.map((product) => (
        <li key={product.id}>
          {product.name} {product.price}
        </li>
      ))}
    </ul>
  )
}

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, useNavigate, useRevalidator } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductPageData } from '../features/product/load-product.ts'
import { replayRootPress } from '../first-view/first-interaction.ts'
import { toPayload } from '../first-view/json-payload.ts'
import type { CardProduct } from '../shared/product-card/card-product.ts'
import { rememberTappedCard } from '../shared/product-card/tapped-card.ts'
import type { Route } from './+types/product.ts'
import ProductScreen, { clientLoader } from './product.tsx'

interface PageProps {
  data: ProductPageData
  details: ReactNode
}

vi.mock('../features/product/product-page.tsx', () => ({
  ProductPage: ({ data, details }: PageProps) => {
    const { revalidate } = useRevalidator()
    return (
      <>
        <h1>{data.product.name}</h1>
        <input aria-label="Quantity" defaultValue="1" />
        <button type="button" onClick={() => void revalidate()}>
          Revalidate
        </button>
        {details}
      </>
    )
  },
}))
vi.mock('../features/product/product-preview.tsx', () => ({
  ProductPreview: ({ product }: { product: CardProduct }) => <p>{`${product.name}, from its card`}</p>,
}))
vi.mock('./product-parts.tsx', () => ({ DetailsWithReviews: () => <textarea aria-label="Review" /> }))
vi.mock('../features/product/product-rows.tsx', () => ({ ProductRows: () => null }))

const Home = () => {
  const navigate = useNavigate()
  const follow = () => {
    rememberTappedCard({ slug: 'tea', name: 'Tea' } as CardProduct)
    void navigate('/product/tea')
  }
  return (
    <button type="button" onClick={follow}>
      Card
    </button>
  )
}

/** What the server answers. */
const pageOf = (name: string) => ({
  page: toPayload({ product: { id: 7, name }, reviews: {}, related: [], upsells: [], crossSells: [] }),
  popular: [],
})

const openShop = (serverLoader: () => Promise<unknown>) => {
  // the page answers presses from now on
  replayRootPress()
  const Stub = createRoutesStub([
    { path: '/', Component: Home },
    {
      path: '/product/:slug',
      Component: ProductScreen as never,
      loader: ({ params, request }) =>
        clientLoader({ params, url: new URL(request.url), serverLoader } as Route.ClientLoaderArgs),
    },
  ])
  render(<Stub />)
}

afterEach(cleanup)

test('a product opened by its card stays as it is when its data is loaded again', async () => {
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<unknown>()
  const answers = [first, Promise.resolve(pageOf('Green tea'))]
  openShop(() => answers.shift()!)
  fireEvent.click(screen.getByRole('button', { name: 'Card' }))
  expect(await screen.findByText('Tea, from its card')).toBeDefined()
  await act(async () => answerFirst(pageOf('Tea')))
  expect(await screen.findByRole('heading', { name: 'Tea' })).toBeDefined()

  const quantity = screen.getByLabelText<HTMLInputElement>('Quantity')
  const review = await screen.findByLabelText('Review')
  fireEvent.change(quantity, { target: { value: '3' } })
  review.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Revalidate' }))
  expect(await screen.findByRole('heading', { name: 'Green tea' })).toBeDefined()
  expect(screen.getByLabelText('Quantity')).toBe(quantity)
  expect(quantity.value).toBe('3')
  expect(document.activeElement).toBe(review)
})

import { href, type To } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { MANY_REVIEWS, type ReviewsState, reviewsSearch } from '#app/shared/reviews/reviews-state.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Card, Container, Stack } from '#app/ui/layout/container.tsx'
import { ChipRow } from '#app/ui/layout/scroll-row.tsx'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import type { Reviewed } from './load-reviewed-product.ts'
import { MoreReviewsButton } from './more-reviews.tsx'
import { ReviewItems } from './review-items.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewedProduct, ReviewedTrail } from './reviewed-product.tsx'
import styles from './reviews-screen.module.css'
import { useMoreReviews } from './use-more-reviews.ts'

interface ReviewsScreenProps {
  product: Reviewed
  reviews: ReviewsView
  state: ReviewsState
}

const linkTo = (state: ReviewsState): To => ({ search: reviewsSearch(state) })

/** Which stars, and in what order: links, so that each answer has its URL. */
const ReviewTools = ({ reviews, state }: Omit<ReviewsScreenProps, 'product'>) => {
  const choice = (stars: number) => ({
    'aria-current': state.stars === stars ? ('true' as const) : undefined,
    render: <ShopLink to={linkTo({ ...state, stars, page: 1 })} viewTransition={false} preventScrollReset />,
  })
  const orders = [
    ['newest', m.ui_newest()],
    ['best', m.product_reviews_best()],
  ] as const
  return (
    <div className={styles.tools}>
      <nav aria-label={m.product_reviews_stars()}>
        <ChipRow>
          <li>
            <Chip {...choice(0)} count={digits(reviews.total)}>
              {m.ui_all()}
            </Chip>
          </li>
          {[5, 4, 3, 2, 1]
            .filter((stars) => reviews.distribution[stars - 1])
            .map((stars) => (
              <li key={stars}>
                <Chip {...choice(stars)} count={digits(reviews.distribution[stars - 1] ?? 0)}>
                  {m.product_reviews_with_stars({ stars: formatNumber(stars) })}
                </Chip>
              </li>
            ))}
        </ChipRow>
      </nav>
      <nav aria-label={m.product_reviews_order()}>
        <ul className={styles.orders}>
          {orders.map(([order, name]) => (
            <li key={order}>
              <ShopLink
                to={linkTo({ ...state, order, page: 1 })}
                viewTransition={false}
                preventScrollReset
                className={styles.order}
                aria-current={state.order === order ? 'true' : undefined}
              >
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const EndlessReviews = ({ product, reviews, state }: ReviewsScreenProps) => {
  const more = useMoreReviews(product.id, reviews, state, MANY_REVIEWS)
  const end = useInViewport(more.hasMore && !more.loading && !more.failed, () => void more.load())
  return (
    <>
      <ReviewItems reviews={more.items} />
      <p className="visually-hidden" role="status">
        {more.page > reviews.page && m.product_reviews_shown({ count: digits(more.items.length) })}
      </p>
      {more.hasMore && (
        <div ref={end} className={styles.more}>
          <MoreReviewsButton more={more} to={linkTo({ ...state, page: more.page + 1 })} />
        </div>
      )}
    </>
  )
}

const Found = ({ product, reviews, state }: ReviewsScreenProps) => {
  const first: ReviewsState = { ...state, page: 1 }
  if (reviews.items.length === 0) {
    return (
      <EmptyState icon="chat" title={m.product_reviews_none_here()}>
        <Button variant="tonal" render={<ShopLink to={{ search: '' }} />}>
          {m.product_reviews_show_all()}
        </Button>
      </EmptyState>
    )
  }
  return (
    <Card className={styles.list}>
      {state.page > 1 && (
        <div className={styles.more}>
          <Button
            variant="outlined"
            icon="keyboard_arrow_up"
            render={<ShopLink to={linkTo({ ...state, page: state.page - 1 })} rel="prev" />}
          >
            {m.product_reviews_previous()}
          </Button>
        </div>
      )}
      <EndlessReviews
        key={`${product.id}${reviewsSearch(first)}${state.page}`}
        product={product}
        reviews={reviews}
        state={state}
      />
    </Card>
  )
}

const WriteButton = ({ product }: { product: Reviewed }) =>
  product.open && (
    <Button icon="edit" full render={<ShopLink to={href('/add-review/:id', { id: String(product.id) })} />}>
      {m.product_write_review()}
    </Button>
  )

/** Everything that was said about a product: how all rated at the side, what they wrote beside it. */
export const ReviewsScreen = ({ product, reviews, state }: ReviewsScreenProps) => (
  <Container stack="close" className={styles.screen}>
    <header className={styles.head}>
      <ReviewedTrail product={product} here={m.product_reviews()} />
      <h1>{m.product_reviews_of({ name: product.name })}</h1>
    </header>
    {reviews.total > 0 ? (
      <Stack className={styles.columns}>
        <Stack as="aside" className={styles.side} aria-label={m.product_details()}>
          <ReviewedProduct product={product} />
          <Card stack className={styles.summary}>
            <ReviewSummary average={product.average} reviews={reviews} narrow />
            <WriteButton product={product} />
          </Card>
        </Stack>
        <Stack as="section" aria-label={m.product_reviews()}>
          <ReviewTools reviews={reviews} state={state} />
          <Found product={product} reviews={reviews} state={state} />
        </Stack>
      </Stack>
    ) : (
      <>
        <ReviewedProduct product={product} />
        <EmptyState
          icon="chat"
          title={m.product_no_reviews()}
          text={product.open ? m.product_no_reviews_text() : m.product_review_closed()}
        >
          <WriteButton product={product} />
        </EmptyState>
      </>
    )}
  </Container>
)

import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Card, CardList, Row } from '#app/ui/layout/container.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import styles from './my-reviews.module.css'
import type { OwnReviewsView, OwnReviewView } from './own-reviews.ts'
import { ReviewPhotos } from './review-photos.tsx'

const Thumbnail = ({ product }: { product: OwnReviewView['product'] }) => (
  <Img
    src={product.image?.src ?? ''}
    srcset={product.image?.srcset}
    alt=""
    ratio={1}
    sizes="56px"
    className={styles.picture}
  />
)

const Waiting = ({ products }: { products: OwnReviewsView['waiting'] }) => (
  <section className={styles.section} aria-labelledby="to-write">
    <header>
      <h2 id="to-write" className={styles.title}>
        {m.reviews_to_write()}
      </h2>
      <p className={styles.lead}>{m.reviews_to_write_text()}</p>
    </header>
    <Card flush className={styles.waiting}>
      {products.map((product) => (
        <ListItem
          key={product.id}
          title={<ShopText>{product.name}</ShopText>}
          subtitle={m.reviews_write_of()}
          media={<Thumbnail product={product} />}
          render={<ShopLink to={href('/add-review/:id', { id: String(product.id) })} />}
        />
      ))}
    </Card>
  </section>
)

const OwnReviewCard = ({ review }: { review: OwnReviewView }) => {
  const { timezone } = usePageSettings()
  const { product, status, rating, date_created_gmt, text, photos } = review
  return (
    <Card as="article" raised stack className={styles.card}>
      <Row as="header" loose>
        <Thumbnail product={product} />
        <div className={styles.about}>
          <h3 className={styles.name}>
            {product.slug ? (
              <ShopLink to={productHref(product.slug)}>
                <ShopText>{product.name}</ShopText>
              </ShopLink>
            ) : (
              <ShopText>{product.name}</ShopText>
            )}
          </h3>
          <Facts className={styles.when}>
            <Rating value={rating} size={14} />
            <time dateTime={`${date_created_gmt}Z`}>
              {formatDate(date_created_gmt, { timeZone: timezone })}
            </time>
          </Facts>
        </div>
        {status === 'approved' ? (
          <Badge tone="success" icon="check_circle">
            {m.reviews_approved()}
          </Badge>
        ) : (
          <Badge tone="warning" icon="schedule">
            {m.reviews_held()}
          </Badge>
        )}
      </Row>
      <p className={styles.text} dir="auto" {...textMarks(text)}>
        {text}
      </p>
      {photos.length > 0 && <ReviewPhotos photos={photos} name={product.name} />}
    </Card>
  )
}

interface MyReviewsScreenProps extends OwnReviewsView {
  page: number
  pages: number
}

/** What the customer wrote, and what they bought and have said nothing of. */
export const MyReviewsScreen = ({ waiting, reviews, page, pages }: MyReviewsScreenProps) => (
  <AccountScreen title={m.reviews_mine()}>
    {page === 1 && waiting.length > 0 && <Waiting products={waiting} />}
    {reviews.length > 0 ? (
      <section className={styles.section} aria-labelledby="written">
        <h2 id="written" className={styles.title}>
          {m.reviews_written()}
        </h2>
        <CardList>
          {reviews.map((review) => (
            <li key={review.id}>
              <OwnReviewCard review={review} />
            </li>
          ))}
        </CardList>
      </section>
    ) : (
      waiting.length === 0 && (
        <EmptyState icon="chat" title={m.reviews_empty()} text={m.reviews_empty_text()}>
          <Button render={<ShopLink to={href('/shop')} />}>{m.shell_to_shop()}</Button>
        </EmptyState>
      )
    )}
    <Pagination
      page={page}
      pages={pages}
      renderPage={(number) => <ShopLink to={href('/my-reviews') + (number > 1 ? `?page=${number}` : '')} />}
    />
  </AccountScreen>
)

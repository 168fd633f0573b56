import { memo, useEffect } from 'react'
import { seenProducts } from '#app/device/shopping/seen-products.ts'
import { DrawnOnce } from '#app/first-view/drawn-once.tsx'
import { whenIdle } from '#app/first-view/idle.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '#app/ui/cx.ts'
import { Discount, Price } from '#app/ui/display/figures/price.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import clamp from '#app/ui/display/text/clamp.module.css'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import tile from '#app/ui/layout/tile.module.css'
import { CardComparePlace } from '../compare/card-compare-place.tsx'
import { productHref } from '../links/links.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { usePageSettings } from '../settings/page-settings.ts'
import { useRootData } from '../settings/root-data.ts'
import { CardButton, CardHeart, CardStepper, CardTick } from './card-actions.tsx'
import { type CardFacts, cardFacts } from './card-facts.ts'
import { type CardLook, cardLook } from './card-looks.ts'
import type { CardProduct } from './card-product.ts'
import styles from './product-card.module.css'
import { rememberTappedCard } from './tapped-card.ts'

interface ProductCardProps {
  product: CardProduct
  /** of its name's heading */
  level?: 2 | 3
  /** how wide the picture is drawn, as in HTML */
  sizes?: string
  /** of its picture, as of `Img` */
  priority?: boolean
  loading?: 'lazy' | 'eager'
}

const WIDTHS = [360, 540] as const
const GRID_SIZES = '(min-width: 1280px) 236px, (min-width: 768px) 30vw, 46vw'

/** buttons with words say themselves that nothing is left */
const SAYS_OUT = new Set<CardLook['button']>(['full', 'small', 'stepper'])

/** The tapped card's picture grows into the next screen's. */
const nameForTransition = (link: HTMLElement): void => {
  const picture = link.closest('article')?.querySelector('img')
  if (picture) picture.style.viewTransitionName = 'product-picture'
}

const Badges = ({ facts, look }: { facts: CardFacts; look: CardLook }) => {
  const showsPercent = look.badges === 'ribbons' || look.price === 'picture' || look.overlay
  const percent = showsPercent ? facts.percent : 0
  const sale = facts.onSale && facts.percent === 0
  const out = facts.action === 'out' && !SAYS_OUT.has(look.button)
  const shown = look.badges !== 'none'
  if (!out && !(shown && (facts.isNew || percent || sale))) return null
  return (
    <div className={cx(styles.badges, look.badges === 'ribbons' && styles.ribbons)}>
      {out && <span className={styles.badge}>{m.product_out_of_stock()}</span>}
      {shown && percent > 0 && <Discount percent={percent} />}
      {shown && sale && <span className={cx(styles.badge, styles.sale)}>{m.catalog_sale()}</span>}
      {shown && facts.isNew && <span className={styles.badge}>{m.ui_new()}</span>}
    </div>
  )
}

/** What was shown can be shown again without a network, and found there. */
const useSeen = (product: CardProduct): void => {
  useEffect(() => {
    if (!navigator.onLine) return
    seenProducts.note(product)
    void whenIdle().then(seenProducts.save)
  }, [product])
}

type CardContentProps = Required<Pick<ProductCardProps, 'product' | 'level' | 'sizes'>> &
  Pick<ProductCardProps, 'priority' | 'loading'> & { facts: CardFacts; look: CardLook }

const CardContent = ({ product, level, sizes, priority, loading, facts, look }: CardContentProps) => {
  const settings = usePageSettings()
  const Heading = `h${level}` as const
  const { image } = product
  const heart = look.heart !== 'none' && settings.wish_list_page && <CardHeart product={product} />
  const price = (
    <Price
      amount={product.price}
      regular={facts.regular}
      currency={settings.currency}
      from={facts.from}
      size={look.button === 'small' ? 'small' : 'medium'}
      percent={look.badges !== 'ribbons' && look.price === 'body' && !look.overlay}
      className={styles.price}
    />
  )
  const button =
    look.button === 'stepper' && facts.action === 'add' ? (
      <CardStepper product={product} />
    ) : (
      <CardButton product={product} action={facts.action} shape={look.button} />
    )
  const isBeside = look.button === 'round' || look.button === 'small'
  const beside = isBeside ? button : look.heart === 'row' && heart
  return (
    <>
      <div className={styles.media}>
        <Img
          src={image?.src ?? ''}
          srcset={image?.srcset}
          sizes={sizes}
          widths={WIDTHS}
          alt=""
          tint={image?.tint}
          ratio={look.overlay ? 4 / 5 : 1}
          priority={priority}
          loading={loading}
          className={styles.picture}
        />
        <Badges facts={facts} look={look} />
        <CardComparePlace product={product} />
        {look.heart === 'picture' && <div className={styles.heart}>{heart}</div>}
        {look.button === 'none' && <CardTick id={product.id} />}
        {look.button === 'picture' && <div className={styles.float}>{button}</div>}
        {look.price === 'picture' && <div className={styles.priceBadge}>{price}</div>}
      </div>
      <div className={styles.body}>
        {look.category && product.category && (
          <p className={styles.category}>
            <ShopText>{product.category.name}</ShopText>
          </p>
        )}
        <Heading className={cx(clamp.clamp, styles.name)}>
          <ShopLink
            to={productHref(product.slug)}
            className={styles.link}
            onClick={({ currentTarget }) => {
              rememberTappedCard(product)
              nameForTransition(currentTarget)
            }}
          >
            <ShopText>{product.name}</ShopText>
          </ShopLink>
        </Heading>
        {look.stars && (
          <div className={styles.stars}>
            <Rating value={product.average_rating} count={product.rating_count} />
          </div>
        )}
        {look.price === 'body' && (
          <div className={cx(styles.foot, beside && styles.oneRow)}>
            {price}
            {beside}
          </div>
        )}
        {(look.button === 'full' || look.button === 'stepper') && <div className={styles.full}>{button}</div>}
      </div>
    </>
  )
}

/** A product as lists show it, in the style that the shop chose (`card_style`). */
export const ProductCard = memo(function ProductCard({
  product,
  level = 3,
  sizes = GRID_SIZES,
  priority,
  loading,
}: ProductCardProps) {
  useSeen(product)
  const settings = usePageSettings()
  const now = useRootData()?.now ?? 0
  const facts = cardFacts(product, now, settings.new_product_duration)
  const look = cardLook(settings.card_style)
  return (
    <DrawnOnce
      as="article"
      className={cx(
        tile.tile,
        tile.lifts,
        styles.card,
        look.overlay && styles.overlay,
        facts.action === 'out' && styles.out,
      )}
      part="card"
      facts={[product, level, sizes, priority, loading]}
    >
      {() => <CardContent {...{ product, level, sizes, priority, loading, facts, look }} />}
    </DrawnOnce>
  )
})

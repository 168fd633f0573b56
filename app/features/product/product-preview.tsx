import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Price } from '#app/ui/display/figures/price.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Loading, Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { priceBefore } from '#store-api/contract/shown-sale.ts'
import styles from './product-preview.module.css'

const WIDTHS = [360, 540] as const
// the width that the card had, so that the picture is there already
const SIZES = '(min-width: 1280px) 236px, (min-width: 768px) 30vw, 46vw'

/** The product's page from what its card knows, for as long as the rest is on its way. */
export const ProductPreview = ({ product }: { product: CardProduct }) => {
  const { currency } = usePageSettings()
  const { image } = product
  return (
    <Container className={styles.columns}>
      <div className={styles.picture}>
        <Img
          src={image?.src ?? ''}
          srcset={image?.srcset}
          sizes={SIZES}
          widths={WIDTHS}
          alt={product.name}
          tint={image?.tint}
          ratio={1}
          priority
        />
      </div>
      <div className={styles.side}>
        <h1>
          <ShopText>{product.name}</ShopText>
        </h1>
        <Price
          amount={product.price}
          regular={product.on_sale ? priceBefore(product) : undefined}
          currency={currency}
          size="large"
        />
        <Loading className={styles.rest}>
          <SkeletonText lines={2} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Loading>
      </div>
    </Container>
  )
}

import { type ReactNode, useEffect } from 'react'
import { recentlyViewed } from '#app/device/shopping/recently-viewed.ts'
import { hydrationStart, startHydration } from '#app/first-view/first-interaction.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import { Container, Stack } from '#app/ui/layout/container.tsx'
import { CompareButton } from './compare-button.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPageData } from './load-product.ts'
import { ProductHead } from './product-head.tsx'
import styles from './product-page.module.css'
import { ProductTags } from './product-tags.tsx'
import { type AlertTarget, BuyCard } from './purchase/buy-card.tsx'
import { GroupedChildren } from './purchase/grouped-children.tsx'
import { pictureOf } from './purchase/offer.ts'
import { usePurchase } from './purchase/use-purchase.ts'
import { ShareButton } from './share-button.tsx'
import { VendorBlock } from './vendor-block.tsx'
import { WishButton } from './wish-button.tsx'

interface ProductPageProps {
  data: ProductPageData
  alertButton: (target: AlertTarget) => ReactNode
  /** description, facts and reviews; what comes after them waits for them, so that nothing moves */
  details: ReactNode
  /** rows of other products */
  children?: ReactNode
}

/** Kept once somebody is there to look; a link to the reviews asks for them at once. */
const useArrival = (productId: number) =>
  useEffect(() => {
    if (location.hash === '#reviews') startHydration()
    let isLeft = false
    void hydrationStart().then(() => (isLeft ? undefined : recentlyViewed.add(productId)))
    return () => {
      isLeft = true
    }
  }, [productId])

export const ProductPage = ({ data, alertButton, details, children }: ProductPageProps) => {
  const { product, crumbs, vendor, reviews } = data
  const settings = usePageSettings()
  const purchase = usePurchase(product)
  useArrival(product.id)

  return (
    <article className={styles.page}>
      <Container className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: m.shell_home(), render: <ShopLink to="/" /> },
            ...crumbs.map(({ name, slug }) => ({
              label: name,
              render: <ShopLink to={categoryHref(slug)} />,
            })),
            { label: product.name },
          ]}
        />
      </Container>
      <Container stack="close" className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery name={product.name} pictures={product.images} wanted={pictureOf(product, purchase.choice)}>
            {settings.wish_list_page && <WishButton product={product} />}
            <ShareButton title={product.name} />
            <CompareButton id={product.id} categories={product.categories.map(({ id }) => id)} />
          </Gallery>
        </div>
        <Stack className={styles.side}>
          <ProductHead product={product} reviewCount={reviews.total} />
          <Stack className={styles.buy}>
            <GroupedChildren items={data.children} />
            <BuyCard product={product} purchase={purchase} alertButton={alertButton} />
            {vendor && <VendorBlock vendor={vendor} />}
          </Stack>
        </Stack>
        <Stack className={styles.details}>
          {details}
          {details && <ProductTags tags={product.tags} />}
        </Stack>
      </Container>
      {children && (
        <Container stack className={styles.rows}>
          {children}
        </Container>
      )}
    </article>
  )
}

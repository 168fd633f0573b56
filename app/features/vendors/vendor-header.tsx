import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import type { VendorView } from '#app/shared/vendors/load-vendor.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/img.tsx'
import { Rating } from '#app/ui/display/rating.tsx'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import styles from './vendor-header.module.css'

const Avatar = ({ src }: { src: string }) => (
  <span className={styles.avatar}>
    {src ? <Img src={src} alt="" ratio={1} priority /> : <Icon name="storefront" size={40} />}
  </span>
)

/** Who sells here: their sign, what others think of them, and how to reach them. */
export const VendorHeader = ({ vendor }: { vendor: VendorView }) => (
  <header className={styles.header}>
    <Breadcrumbs
      items={[
        { label: m.catalog_home(), render: <ShopLink to={href('/')} /> },
        { label: m.catalog_shop(), render: <ShopLink to={href('/shop')} /> },
        { label: vendor.name },
      ]}
    />
    <div className={styles.card}>
      {vendor.banner ? (
        <Img src={vendor.banner} alt="" className={styles.banner} priority />
      ) : (
        <span className={styles.banner} />
      )}
      <div className={styles.about}>
        <Avatar src={vendor.avatar} />
        <div className={styles.who}>
          <h1 className={styles.name}>
            <bdi>{vendor.name}</bdi>
          </h1>
          <p className={styles.facts}>
            <Rating value={vendor.rating} count={vendor.rating_count || undefined} variant="short" />
            {vendor.products_count > 0 && <span>{productCount(vendor.products_count)}</span>}
          </p>
        </div>
        {vendor.phone && (
          <Button
            variant="tonal"
            icon="call"
            className={styles.call}
            render={<a href={`tel:${vendor.phone}`} />}
            aria-label={m.vendors_call({ number: digits(vendor.phone) })}
          >
            <bdi dir="ltr">{digits(vendor.phone)}</bdi>
          </Button>
        )}
        {vendor.description && (
          <div className={styles.description} dir="auto">
            <Prose html={vendor.description} />
          </div>
        )}
      </div>
    </div>
  </header>
)

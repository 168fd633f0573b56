import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { VendorView } from '#app/shared/vendors/load-vendor.ts'
import { VendorAvatar, VendorBanner, VendorFacts } from '#app/shared/vendors/vendor-sign.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { telHref } from '#common/phone.ts'
import styles from './vendor-header.module.css'

/** Who sells here: their sign, what others think of them, and how to reach them. */
export const VendorHeader = ({ vendor }: { vendor: VendorView }) => (
  <header className={styles.header}>
    <Breadcrumbs
      items={[
        { label: m.shell_home(), render: <ShopLink to={href('/')} /> },
        { label: m.catalog_shop(), render: <ShopLink to={href('/shop')} /> },
        { label: vendor.name },
      ]}
    />
    <Card flush raised>
      <VendorBanner src={vendor.banner} className={styles.banner} />
      <div className={styles.about}>
        <VendorAvatar src={vendor.avatar} iconSize={40} className={styles.avatar} />
        <div className={styles.who}>
          <h1 className={styles.name}>
            <ShopText>{vendor.name}</ShopText>
          </h1>
          <VendorFacts
            rating={vendor.rating}
            ratings={vendor.rating_count}
            products={vendor.products_count}
          />
        </div>
        {vendor.phone && (
          <Button
            variant="tonal"
            icon="call"
            className={styles.call}
            render={<a href={telHref(vendor.phone)} />}
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
    </Card>
  </header>
)

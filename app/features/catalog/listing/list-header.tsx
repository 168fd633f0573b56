import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { digits } from '#app/ui/digits.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import { ChipRow } from '#app/ui/layout/scroll-row.tsx'
import styles from './list-header.module.css'
import type { ListingContext } from './listing-context.ts'
import { listingTitle } from './listing-title.ts'

/** Where the list stands, and the ways further down. */
export const ListHeader = ({ listing }: { listing: ListingContext }) => {
  const title = listingTitle(listing)
  const crumbs = [
    { label: m.shell_home(), render: <ShopLink to={href('/')} /> },
    ...(listing.kind === 'shop'
      ? []
      : [{ label: m.catalog_shop(), render: <ShopLink to={href('/shop')} /> }]),
    ...listing.crumbs.map(({ name, path }) => ({ label: name, render: <ShopLink to={path} /> })),
    { label: title },
  ]
  return (
    <div className={styles.header}>
      <Breadcrumbs items={crumbs} />
      <h1>
        <ShopText>{title}</ShopText>
      </h1>
      {listing.children.length > 0 && (
        <ChipRow label={m.catalog_subcategories()}>
          {listing.children.map(({ name, slug, count }) => (
            <li key={slug}>
              <Chip count={digits(count)} render={<ShopLink to={categoryHref(slug)} />}>
                <ShopText>{name}</ShopText>
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </div>
  )
}

export const ListDescription = ({ html }: { html: string }) =>
  html ? (
    <div className={styles.description}>
      <Prose html={html} />
    </div>
  ) : null

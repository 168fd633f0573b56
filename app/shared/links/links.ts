import { href } from 'react-router'
import { brandFolder } from '#common/brand-path.ts'
import { linkHref } from '#common/local-path.ts'
import type { LinkTarget } from '#store-api/contract/settings.ts'

export const productHref = (slug: string): string => href('/product/:slug', { slug })
export const priceHistoryHref = (slug: string): string => href('/product/:slug/price-history', { slug })
export const categoryHref = (slug: string): string =>
  href('/product-category/:parent/:child?/:lastchild?', { parent: slug })
/** A brand's list, in the folder that the shop chose (`brand_slug`). */
export const brandHref = (brandSlug: string, slug: string): string =>
  href(`/${brandFolder(brandSlug)}/:parent`, { parent: slug })
export const tagHref = (slug: string): string => href('/product-tag/:parent', { parent: slug })
/** The categories screen in the layout that the shop chose (spec §2): `categories` plus its number when it is not 1. */
export const categoriesHref = (
  style: number,
  parent: { id: number; slug: string } = { id: 0, slug: '0' },
): string => {
  const path = href('/categories/:parent/:slug', { parent: String(parent.id), slug: parent.slug })
  return style > 1 && style < 6 ? path.replace('s/', `s${style}/`) : path
}
export const postHref = (slug: string): string => href('/:slug', { slug })

/** Where a banner or a link set in the shop leads; a URL may leave the shop, what is none leads to the front page. */
export const targetHref = (target: LinkTarget): string => {
  switch (target.kind) {
    case 'category':
      return categoryHref(target.slug)
    case 'product':
      return productHref(target.slug)
    case 'on_sale':
      return href('/shop/sale')
    case 'post':
      return postHref(target.slug)
    case 'url':
      return linkHref(target.url) ?? href('/')
  }
}

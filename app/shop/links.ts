import { href } from 'react-router'
import type { LinkTarget } from '../../store-api/contract/settings.ts'

export const productHref = (slug: string): string => href('/product/:slug', { slug })
export const categoryHref = (slug: string): string =>
  href('/product-category/:parent/:child?/:lastchild?', { parent: slug })
export const brandHref = (slug: string): string => href('/product-brand/:parent', { parent: slug })
export const tagHref = (slug: string): string => href('/product-tag/:parent', { parent: slug })
export const postHref = (slug: string): string => href('/:slug', { slug })

/** Where a banner or a link set in the shop leads; a URL may leave the shop. */
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
      return target.url
  }
}

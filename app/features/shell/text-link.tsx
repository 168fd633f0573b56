import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { linkHref } from '#common/local-path.ts'

interface TextLinkProps {
  /** a path of the shop, or an address elsewhere */
  url: string
  title: string
  className?: string
}

/** A link that the shop's owner wrote, to a place of the shop or elsewhere. */
export const TextLink = ({ url, title, className }: TextLinkProps) => {
  const href = linkHref(url)
  return href?.startsWith('/') ? (
    <ShopLink to={href} className={className}>
      {title}
    </ShopLink>
  ) : (
    <a href={href} rel="noopener" className={className}>
      {title}
    </a>
  )
}

import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { linkHref } from '#common/local-path.ts'

interface TextLinkProps {
  /** a path of the shop, or a URL elsewhere */
  url: string
  title: string
  className?: string
}

/** A link that the shop's owner wrote, to a place of the shop or elsewhere. */
export const TextLink = ({ url, title, className }: TextLinkProps) => {
  const href = linkHref(url)
  return href?.startsWith('/') ? (
    <ShopLink to={href} className={className}>
      <ShopText>{title}</ShopText>
    </ShopLink>
  ) : (
    <a href={href} rel="noopener" className={className}>
      <ShopText>{title}</ShopText>
    </a>
  )
}

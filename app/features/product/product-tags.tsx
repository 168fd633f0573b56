import { m } from '#app/messages/paraglide/messages.js'
import { tagHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Chip } from '#app/ui/actions/chip.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Row } from '#app/ui/layout/container.tsx'

export const ProductTags = ({ tags }: { tags: { name: string; slug: string }[] }) =>
  tags.length > 0 && (
    <Row as="ul" aria-label={m.product_tags()}>
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <Chip render={<ShopLink to={tagHref(slug)} />}>
            <ShopText>{name}</ShopText>
          </Chip>
        </li>
      ))}
    </Row>
  )

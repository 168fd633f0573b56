import { href, useHref } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { MOST_SHARED, productIdsSearch } from '#app/shared/links/product-ids.ts'
import { share } from '#app/shared/links/share.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Row } from '#app/ui/layout/container.tsx'
import styles from './shared-wish-list.module.css'

/** A link to what is on the list now. It names products and nobody (docs/decisions/0024-shared-wish-lists.md). */
export const ShareWishesButton = ({ ids }: { ids: number[] }) => {
  const path = useHref(href('/wish-list/shared') + productIdsSearch(ids.slice(0, MOST_SHARED)))
  return (
    <Row loose className={styles.tools}>
      <Button
        variant="outlined"
        size="small"
        icon="share"
        onClick={() => void share(m.catalog_wish_list_shared(), location.origin + path)}
      >
        {m.catalog_wish_list_share()}
      </Button>
      {ids.length > MOST_SHARED && (
        <p className={styles.note}>{m.catalog_wish_list_shared_part({ count: digits(MOST_SHARED) })}</p>
      )}
    </Row>
  )
}

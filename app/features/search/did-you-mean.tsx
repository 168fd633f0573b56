import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import styles from './did-you-mean.module.css'
import { searchHref } from './search-href.ts'

/** Another reading of what was typed: a slip, or the wrong keyboard layout. */
export const DidYouMean = ({ text }: { text: string }) => (
  <p className={styles.meant}>
    {m.search_did_you_mean()}{' '}
    <ShopLink to={searchHref(text)} className={styles.link}>
      {text}
    </ShopLink>
  </p>
)

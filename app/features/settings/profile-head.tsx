import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { useShop } from '../../shop/shop.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import press from '../../ui/actions/press.module.css'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/display/icon.tsx'
import styles from './profile-head.module.css'

/** Who is here. */
export const ProfileHead = () => {
  const { my_orders_page } = useShop()
  return (
    <section aria-label={m.shell_account()} className={styles.head}>
      <span className={styles.avatar}>
        <Icon name="person-fill" size={32} />
      </span>
      <div className={styles.texts}>
        <p className={styles.name}>{m.shell_guest()}</p>
        {my_orders_page && <p className={styles.hint}>{m.shell_guest_hint()}</p>}
      </div>
      {my_orders_page && (
        <ShopLink to={href('/track-order')} className={cx(press.press, styles.way)}>
          {m.shell_track_order()}
        </ShopLink>
      )}
    </section>
  )
}

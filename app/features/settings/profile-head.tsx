import { href } from 'react-router'
import { type Customer, customer } from '#app/device/customer/customer.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import press from '#app/ui/actions/press.module.css'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import styles from './profile-head.module.css'

const CustomerHead = ({ name, avatar }: Customer) => (
  <section aria-label={m.shell_account()} className={styles.head}>
    <Avatar size="huge" className={styles.avatar}>
      {avatar ? <img src={avatar} alt="" width={56} height={56} /> : <Icon name="person-fill" size={32} />}
    </Avatar>
    <div>
      <p className={styles.name}>
        <ShopText>{name}</ShopText>
      </p>
    </div>
  </section>
)

/** Who is here. */
export const ProfileHead = () => {
  const known = customer.use()
  if (known) return <CustomerHead {...known} />
  return (
    <section aria-label={m.shell_account()} className={styles.head}>
      <Avatar size="huge" className={styles.avatar}>
        <Icon name="person-fill" size={32} />
      </Avatar>
      <div>
        <p className={styles.name}>{m.shell_guest()}</p>
        <p className={styles.hint}>{m.settings_guest_hint()}</p>
      </div>
      <ShopLink to={href('/signin')} className={cx(press.press, styles.way)}>
        {m.shell_sign_in()}
      </ShopLink>
    </section>
  )
}

import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { EntryList } from './entry-list.tsx'
import { accountEntries } from './menu-entries.ts'
import styles from './side-menu.module.css'

const SignIn = () => (
  <ShopLink to={href('/signin')} replace className={styles.signIn}>
    <Icon name="login" size={20} />
    {m.shell_sign_in()}
  </ShopLink>
)

/** Who is here, on the shop's colour: a greeting, and the way in for a guest. */
export const AccountHead = () => {
  const person = customer.use()
  const hello = person?.name ? m.shell_hello({ name: person.name }) : m.shell_hello_you()
  return (
    <section aria-label={m.shell_account()} className={styles.account}>
      <span className={styles.avatar}>
        {person?.avatar ? (
          <img src={person.avatar} alt="" width={52} height={52} />
        ) : (
          <Icon name="person-fill" size={28} />
        )}
      </span>
      <div>
        <p className={styles.hello}>{person ? hello : m.shell_guest()}</p>
        <p className={styles.hint}>{person ? m.shell_your_account() : m.shell_guest_hint()}</p>
      </div>
      {!person && <SignIn />}
    </section>
  )
}

/** The pages of the account, and for a guest those that need none. */
export const AccountEntries = () => (
  <EntryList entries={accountEntries(usePageSettings(), customer.use()?.role)} />
)

/** Who is here in one row, where tiles or the shop's own menu have the room. */
export const AccountRow = () => {
  const person = customer.use()
  return person ? (
    <ListItem title={person.name || m.shell_account()} icon="account_circle" />
  ) : (
    <ListItem
      title={m.shell_sign_in()}
      icon="login"
      chevron={false}
      render={<ShopLink to={href('/signin')} replace />}
    />
  )
}

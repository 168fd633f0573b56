import { href, useFetchers } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { SignOutButton } from '#app/shared/account/sign-out-button.tsx'
import { share } from '#app/shared/links/share.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { readToken } from '#app/shared/store-client/csrf-token.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { LanguageLink } from '../language-link.tsx'
import { AccountEntries, AccountHead } from './account-head.tsx'
import { EntryList } from './entry-list.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './side-menu.module.css'

/** The customer is forgotten before the way home is taken, and a button that is gone by then would stay here. */
const useIsSigningOut = (): boolean =>
  useFetchers().some(({ formAction }) => formAction?.endsWith(href('/sign-out')))

/** What every style ends with: telling a friend, and the other language. */
export const LastRows = () => {
  const { site_name } = usePageSettings()
  const isSignedIn = customer.use() !== null
  const isSigningOut = useIsSigningOut()
  return (
    <div className={styles.last}>
      <ListItem
        title={m.shell_share()}
        icon="share"
        render={<button type="button" onClick={() => void share(site_name, location.origin)} />}
      />
      <LanguageLink className={styles.language}>
        <Icon name="language" />
      </LanguageLink>
      {(isSignedIn || isSigningOut) && <SignOutButton xsrf={readToken()} />}
    </div>
  )
}

/** Style 1: who is here, and the list of places. */
export const ListMenu = () => (
  <>
    <AccountHead />
    <nav aria-label={m.shell_menu()}>
      <AccountEntries />
      <hr className={styles.line} />
      <EntryList entries={menuEntries(usePageSettings())} />
    </nav>
    <LastRows />
  </>
)

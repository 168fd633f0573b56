import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ColumnsScreen } from '#app/shared/account/columns-screen.tsx'
import { SignOutButton } from '#app/shared/account/sign-out-button.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { CustomerProfile, DeviceSession } from '#store-api/contract/accounts.ts'
import { AccountSection } from './account-section.tsx'
import { AvatarForm } from './avatar-form.tsx'
import { DeviceList } from './device-list.tsx'
import type { FormAnswer } from './form-answer.ts'
import styles from './my-account.module.css'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

interface MyAccountScreenProps {
  profile: CustomerProfile
  sessions: DeviceSession[]
  hasAddresses: boolean
  hasPasswords: boolean
  /** works in the back office, or sells there */
  hasOffice: boolean
  siteName: string
  xsrf: string
  answer?: FormAnswer
}

/** Edit profile: everything an account says, and its end. */
export const MyAccountScreen = ({
  profile,
  sessions,
  hasAddresses,
  hasPasswords,
  hasOffice,
  siteName,
  xsrf,
  answer,
}: MyAccountScreenProps) => {
  const form = { xsrf, answer }
  return (
    <ColumnsScreen
      title={m.account_edit_profile()}
      columns={[
        <>
          <AccountSection title={m.account_details()}>
            <AvatarForm profile={profile} {...form} />
            <ProfileForm profile={profile} {...form} />
          </AccountSection>
          <Card flush className={styles.way}>
            {hasAddresses && (
              <ListItem
                title={m.account_addresses()}
                icon="location_on"
                render={<ShopLink to={href('/shipping-address')} />}
              />
            )}
            <ListItem title={m.reviews_mine()} icon="chat" render={<ShopLink to={href('/my-reviews')} />} />
            {hasOffice && (
              <ListItem title={m.account_office()} icon="storefront" render={<a href="/admin" />} />
            )}
          </Card>
        </>,
        <>
          {hasPasswords && (
            <AccountSection
              title={profile.has_password ? m.account_password_change() : m.account_password_set()}
            >
              <PasswordForm profile={profile} siteName={siteName} {...form} />
            </AccountSection>
          )}
          <AccountSection title={m.account_devices()} lead={m.account_devices_lead()}>
            <DeviceList sessions={sessions} xsrf={xsrf} />
          </AccountSection>
          <AccountSection title={m.account_data()} lead={m.account_data_text()}>
            <OwnData profile={profile} {...form} />
          </AccountSection>
          <SignOutButton xsrf={xsrf} />
        </>,
      ]}
    />
  )
}

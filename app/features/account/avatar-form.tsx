import { useState } from 'react'
import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { PictureField } from '#app/shared/pictures/picture-field.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import styles from './avatar-form.module.css'
import { type FormAnswer, problemOf } from './form-answer.ts'

interface AvatarFormProps {
  profile: CustomerProfile
  xsrf: string
  answer?: FormAnswer
}

export const AvatarForm = ({ profile, xsrf, answer }: AvatarFormProps) => {
  const [isShrinking, setShrinking] = useState(false)
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        {profile.avatar_url ? (
          <img src={profile.avatar_url} alt={m.account_picture()} width={88} height={88} />
        ) : (
          <Icon name="person-fill" size={40} />
        )}
      </span>
      <div className={styles.forms}>
        <AccountForm
          intent="avatar"
          xsrf={xsrf}
          answer={answer}
          submit={m.account_picture_upload()}
          done={m.account_saved()}
          variant="tonal"
          upload
          waits={isShrinking}
        >
          {(own) => (
            <PictureField
              label={m.account_picture()}
              hint={m.account_picture_hint()}
              error={problemOf(own, 'avatar')}
              name="avatar"
              accept="image/jpeg,image/png,image/webp"
              onShrinking={setShrinking}
            />
          )}
        </AccountForm>
        {profile.avatar_url && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="_xsrf" value={xsrf} />
            <ActionFailure intent="remove-avatar" />
            <Button type="submit" name="intent" value="remove-avatar" variant="text" icon="delete">
              {m.account_picture_remove()}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

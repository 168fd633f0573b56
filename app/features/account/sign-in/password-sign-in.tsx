import { useState } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { type FormAnswer, problemOf } from '../form-answer.ts'
import { ForgotPassword } from './forgot-password.tsx'
import styles from './sign-in.module.css'

/** E-mail or username, and a password. */
export const PasswordSignIn = ({ xsrf, answer }: { xsrf: string; answer?: FormAnswer }) => {
  const [isForgotten, setForgotten] = useState(false)
  return (
    <>
      <AccountForm intent="password" xsrf={xsrf} answer={answer} submit={m.account_signin()} full>
        {(own) => (
          <>
            <TextField
              label={m.account_login()}
              name="login"
              icon="person"
              latin
              autoComplete="username"
              autoCapitalize="none"
              required
              maxLength={200}
              defaultValue={own?.values.login}
              error={problemOf(own, 'login')}
            />
            <div className={styles.password}>
              <TextField
                label={m.account_password()}
                name="password"
                type="password"
                icon="lock"
                autoComplete="current-password"
                required
                maxLength={200}
                error={own?.problems.password && m.account_problem_required()}
              />
              <ShopLink
                to={href('/reset-password')}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault()
                  setForgotten(true)
                }}
              >
                {m.account_forgot()}
              </ShopLink>
            </div>
          </>
        )}
      </AccountForm>
      <ForgotPassword open={isForgotten} onOpenChange={setForgotten} />
    </>
  )
}

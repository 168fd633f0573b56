import { useEffect, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'

/** ms; spec §9: at a sign-out the spinner turns no longer */
const SPINNER_LIMIT = 500

/** Signs this device out. */
export const SignOutButton = ({ xsrf }: { xsrf: string }) => {
  const isLeaving = useNavigation().formAction?.endsWith(href('/sign-out')) ?? false
  const [isTurning, setTurning] = useState(false)
  useEffect(() => {
    setTurning(isLeaving)
    if (!isLeaving) return
    const timer = setTimeout(() => setTurning(false), SPINNER_LIMIT)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return (
    <Form method="post" action={href('/sign-out')}>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <Button type="submit" variant="outlined" icon="logout" full loading={isTurning}>
        {m.account_sign_out()}
      </Button>
    </Form>
  )
}

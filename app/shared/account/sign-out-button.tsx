import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { SendFailure } from '#app/shared/forms/send-failure.tsx'
import type { Unsent } from '#app/shared/forms/send-form.ts'
import { Button } from '#app/ui/actions/button.tsx'

/** ms; spec §9: at a sign-out the spinner turns no longer */
const SPINNER_LIMIT = 500

/** Signs this device out. Where that does not get through, the screen stays, and says so. */
export const SignOutButton = ({ xsrf }: { xsrf: string }) => {
  const { Form, state, data } = useFetcher<Unsent>()
  const isLeaving = state !== 'idle'
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
      <SendFailure problem={isLeaving ? undefined : data?.unsent} />
    </Form>
  )
}

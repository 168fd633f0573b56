import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { m } from '../messages/paraglide/messages.js'
import { Button } from '../ui/actions/button.tsx'

/** ms; spec §9: at a sign-out the spinner turns no longer */
const SPINNER_LIMIT = 500

/** Signs this device out. */
export const SignOutButton = ({ xsrf }: { xsrf: string }) => {
  const fetcher = useFetcher()
  const [isTurning, setTurning] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    setTurning(isBusy)
    if (!isBusy) return
    const timer = setTimeout(() => setTurning(false), SPINNER_LIMIT)
    return () => clearTimeout(timer)
  }, [isBusy])
  return (
    <fetcher.Form method="post" action={href('/sign-out')}>
      <input type="hidden" name="_xsrf" value={xsrf} />
      <Button type="submit" variant="outlined" icon="logout" full loading={isTurning}>
        {m.account_sign_out()}
      </Button>
    </fetcher.Form>
  )
}

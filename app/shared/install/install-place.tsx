import { lazy, Suspense } from 'react'
import { installInvitation } from '#app/device/install.ts'

const Nothing = () => null

// without a network the page stays as it is
const Invitation = lazy(() =>
  import('./install-invitation.tsx').then(
    ({ InstallInvitation }) => ({ default: InstallInvitation }),
    () => ({ default: Nothing }),
  ),
)

/** Where a page invites to install the shop, once the moment is good (`app/device/install.ts`). */
export const InstallPlace = () =>
  installInvitation.use() && (
    <Suspense>
      <Invitation />
    </Suspense>
  )

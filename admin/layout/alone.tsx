import type { ReactNode } from 'react'
import { ConfirmHost } from '#admin/security/confirm-host.tsx'
import { usePageColors } from '#admin/theme/use-page-colors.ts'

/** What stands around a screen that has neither bar nor menu. */
export const Alone = ({ children }: { children: ReactNode }) => {
  usePageColors()
  return (
    <>
      {children}
      <ConfirmHost />
    </>
  )
}

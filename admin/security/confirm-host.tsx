import { lazy, Suspense, useEffect, useState } from 'react'
import { setConfirmation } from '#admin/api/confirmation.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** Shows the dialog that any call opens which the shop does only for who has just shown that it is them. */
export const ConfirmHost = () => {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  useEffect(() => {
    setConfirmation(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => setConfirmation(null)
  }, [])
  if (!answer) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        onDone={(isConfirmed) => {
          setAnswer(null)
          answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}

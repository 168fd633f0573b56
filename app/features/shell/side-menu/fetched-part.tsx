import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Loading } from '#app/ui/feedback/skeleton.tsx'
import type { Fetched } from './use-fetched.ts'

interface FetchedPartProps<T> {
  fetched: Fetched<T>
  /** as large as what comes */
  bones: ReactNode
  children: (value: T) => ReactNode
}

/** A part of the menu that the shop is asked for: its bones, then it, or why not and another try. */
export const FetchedPart = <T,>({ fetched, bones, children }: FetchedPartProps<T>) => {
  const { value, failed, retry } = fetched
  if (value !== undefined) return children(value)
  if (!failed) return <Loading>{bones}</Loading>
  return (
    <Notice
      tone="error"
      live
      title={m.shell_menu_failed()}
      actions={
        <Button size="small" variant="tonal" icon="refresh" onClick={retry}>
          {m.ui_retry()}
        </Button>
      }
    />
  )
}

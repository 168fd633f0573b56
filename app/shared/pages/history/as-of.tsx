import { useMatches } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatDate } from '#app/ui/format.ts'

/** How old prices are that are shown without a network; `at` in epoch milliseconds. */
export const AsOf = ({ at }: { at: number }) => {
  const { timezone } = usePageSettings()
  return (
    <Notice tone="warning" live>
      {m.pwa_as_of({ date: formatDate(at, { style: 'datetime', timeZone: timezone }) })}
    </Notice>
  )
}

/** The same for a page; none where it lists nothing, as a search that this device answers with a date of its own. */
export const PageAsOf = ({ at }: { at: number }) => {
  const loaded = useMatches().at(-1)?.loaderData as { list?: unknown } | null | undefined
  return loaded?.list === null ? null : <AsOf at={at} />
}

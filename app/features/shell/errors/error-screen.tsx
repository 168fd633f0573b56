import { useEffect } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { isNotFound } from './error-title.ts'

const NotFoundScreen = () => (
  <EmptyState icon="search_off" level={1} title={m.shell_not_found_title()} text={m.shell_not_found_text()}>
    <Button render={<ShopLink to={href('/')} />}>{m.shell_go_home()}</Button>
    <Button variant="outlined" render={<ShopLink to={href('/search')} />}>
      {m.search_label()}
    </Button>
  </EmptyState>
)

/** The router could not get the data of a page whose document is on the device: that is opened instead. */
const useCachedDocument = (error: unknown): void => {
  useEffect(() => {
    const isNetworkFailure = error instanceof TypeError
    if (!isNetworkFailure || !('caches' in globalThis)) return
    const url = location.origin + location.pathname + location.search
    void caches.match(url, { ignoreVary: true }).then((copy) => copy && location.reload())
  }, [error])
}

/** Says what can be done, never what went wrong inside. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  useCachedDocument(error)
  if (isNotFound(error)) return <NotFoundScreen />
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <EmptyState
      icon={offline ? 'wifi_off' : 'sentiment_dissatisfied'}
      level={1}
      title={offline ? m.ui_offline_title() : m.shell_error_title()}
      text={offline ? m.ui_offline_text() : m.shell_error_text()}
    >
      <Button icon="refresh" onClick={() => location.reload()}>
        {m.ui_retry()}
      </Button>
      <Button variant="outlined" render={<ShopLink to={href('/')} reloadDocument />}>
        {m.shell_go_home()}
      </Button>
    </EmptyState>
  )
}

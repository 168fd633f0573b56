import { StrictMode, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLeaving } from './first-view/early-back.ts'
import { keepTokenFresh } from './shared/store-client/csrf-token.ts'

keepTokenFresh()

/** Whether a transition between screens did not run because the browser was slow, or because the phone was turned. */
const isWithoutTransition = (name?: string, message = ''): boolean =>
  (name === 'TimeoutError' && message.startsWith('Transition was aborted')) ||
  (name === 'InvalidStateError' && message.endsWith('Viewport size changed'))

/** The router ends a request that another has overtaken; and a screen is drawn as well where it does not slide. */
const isNoFailure = ({ name, message }: { name?: string; message?: string }): boolean =>
  name === 'AbortError' || isWithoutTransition(name, message)

addEventListener('unhandledrejection', (event) => {
  if (event.reason && isNoFailure(event.reason)) event.preventDefault()
})

const never = new Promise<never>(() => {})

/** React begins later than this code: Back in between has the page loaded anew, and the router would draw that page. */
const Screens = () => (isLeaving() ? use(never) : <HydratedRouter />)

if (!isLeaving()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Screens />
      </StrictMode>,
    )
  })
}

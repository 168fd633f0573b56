import { StrictMode, startTransition } from 'react'
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

if (!isLeaving()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

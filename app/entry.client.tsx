import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLeaving } from './first-view/early-back.ts'
import { keepTokenFresh } from './shared/store-client/csrf-token.ts'

keepTokenFresh()

/**
 * The router ends a request that another has overtaken; and a browser draws a screen without its transition where it is
 * slow (`TimeoutError`), or where the phone is turned or the tab left meanwhile (`InvalidStateError`).
 */
const isNoFailure = ({ name, message }: { name?: string; message?: string }): boolean =>
  name === 'AbortError' || message?.startsWith('Transition was aborted') === true

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

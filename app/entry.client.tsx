import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTokenFresh } from './shared/store-client/csrf-token.ts'

keepTokenFresh()

/** The router ends a request that another has overtaken, and a slow browser draws a screen without its transition. */
const hasFailed = ({ name, message }: { name?: string; message?: string }): boolean =>
  name !== 'AbortError' && !(name === 'TimeoutError' && message?.startsWith('Transition was aborted'))

addEventListener('unhandledrejection', (event) => {
  if (event.reason && !hasFailed(event.reason)) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

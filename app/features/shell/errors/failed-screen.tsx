import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'

const errorScreen = hydrateWhenIdle(async () => (await import('./error-screen.tsx')).ErrorScreen)

/** Few screens fail: what says so is fetched with the rest, before anything can go wrong on the way to another one. */
export const FailedScreen = ({ error }: { error: unknown }) => (
  <HydrateWhenIdle part={errorScreen} error={error} />
)

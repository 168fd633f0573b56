import { Deferred, deferred } from '#app/first-view/deferred.tsx'

const errorScreen = deferred(async () => (await import('./error-screen.tsx')).ErrorScreen)

/** Few screens fail: what says so is fetched with the rest, before anything can go wrong on the way to another one. */
export const FailedScreen = ({ error }: { error: unknown }) => <Deferred part={errorScreen} error={error} />

import { ErrorScreen } from './error-screen.tsx'

/** Where not even the shell could be drawn. */
export const RootError = ({ error }: { error: unknown }) => (
  <main>
    <ErrorScreen error={error} />
  </main>
)

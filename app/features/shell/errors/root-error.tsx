import { FailedScreen } from './failed-screen.tsx'

/** Where not even the shell could be drawn. */
export const RootError = ({ error }: { error: unknown }) => (
  <main>
    <FailedScreen error={error} />
  </main>
)

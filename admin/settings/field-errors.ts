import { HttpError } from 'react-admin'

/** What the store says of single fields; null for anything else. */
export const fieldErrors = (error: unknown): Record<string, string> | null => {
  if (!(error instanceof HttpError)) return null
  const texts: Record<string, string> = error.body?.errors ?? {}
  return Object.keys(texts).length === 0 ? null : texts
}

import { HttpError } from 'react-admin'
import { errors } from '#admin/messages/en/errors.ts'

interface RefusedBody {
  errors?: Record<string, string>
  data?: { details?: Record<string, { code?: string }> }
}

/** What the store says of single fields, by the catalogue's text where there is one for its code; null for anything else. */
export const fieldErrors = (error: unknown): Record<string, string> | null => {
  const { errors: texts = {}, data } = ((error as HttpError).body ?? {}) as RefusedBody
  if (!(error instanceof HttpError) || Object.keys(texts).length === 0) return null
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const code = data?.details?.[field]?.code ?? ''
      return [field, Object.hasOwn(errors, code) && code !== 'rest_invalid_param' ? `errors.${code}` : text]
    }),
  )
}

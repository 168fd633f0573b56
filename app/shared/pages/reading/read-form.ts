import { parseForm } from '#common/http/parse-form.ts'

/** The fields that a page was sent; null for a body that is no form. For actions on the server alone. */
export const readForm = async (request: Request): Promise<FormData | null> => {
  const bytes = await request.bytes().catch(() => null)
  return bytes && parseForm(bytes, request.headers.get('content-type') ?? '')
}

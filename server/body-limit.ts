import { ApiError } from '../store/http/errors.ts'
import { readBytes } from '../store/http/parse.ts'

/** Above the largest thing that a form sends, a review with four photos, so that its own refusal can still be told. */
export const MAX_BODY_BYTES = 24 * 1024 * 1024

/**
 * The request with its body in memory, where everybody after this may read it again.
 * @throws ApiError 413 when it is too large, before more of it was read
 */
export const takeBody = async (request: Request): Promise<Request> => {
  if (!request.body) return request
  const { url, method, headers, signal } = request
  const body = await readBytes(request, MAX_BODY_BYTES)
  return new Request(url, { method, headers, signal, body: body as BodyInit })
}

export const isTooLarge = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 413

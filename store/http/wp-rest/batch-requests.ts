import { invalidParameters } from './errors.ts'
import { args, type Parsed } from './parameters.ts'

/** A batch of whole requests, as WordPress and the Store API take it. */
export const batchRequestArgs = args({
  validation: { type: 'string', enum: ['require-all-validate', 'normal'], default: 'normal' },
  requests: {
    type: 'array',
    required: true,
    items: {
      type: 'object',
      open: true,
      properties: {
        method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'] },
        path: { type: 'string', required: true },
        body: { type: 'mixed' },
        headers: { type: 'mixed' },
      },
    },
  },
})
export type BatchRequest = Parsed<typeof batchRequestArgs>['requests'][number]

const MOST_REQUESTS = 25

/** @throws ApiError 400 for more than 25 */
export const refuseTooMany = (requests: readonly BatchRequest[]): void => {
  if (requests.length <= MOST_REQUESTS) return
  const message = `requests must contain at most ${MOST_REQUESTS} items.`
  throw invalidParameters({ requests: { code: 'rest_too_many_items', message } })
}

/** Where a request of a batch goes, below `/wp-json`. */
export const urlOfRequest = (base: string, { path }: BatchRequest): URL => new URL(`/wp-json${path}`, base)

/** A request of a batch by itself. */
export const toRequest = (url: URL, { method = 'POST', body }: BatchRequest, headers: Headers): Request => {
  headers.set('Content-Type', 'application/json')
  const hasBody = typeof body === 'object' && body !== null
  return new Request(url, { method, headers, body: hasBody ? JSON.stringify(body) : undefined })
}

/** The body of an answer to a request of a batch. */
export const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

const OVERRIDABLE = new Set(['PUT', 'PATCH', 'DELETE', 'GET'])

/** A POST that stands for another method, for clients that cannot send it, as WordPress takes it. */
export const overrideMethod = (request: Request): Request => {
  if (request.method !== 'POST') return request
  const method = (
    request.headers.get('x-http-method-override') ??
    (request.url.includes('_method=') ? new URL(request.url).searchParams.get('_method') : null)
  )?.toUpperCase()
  if (!method || !OVERRIDABLE.has(method)) return request
  return method === 'GET'
    ? new Request(request.url, { method, headers: request.headers })
    : new Request(request, { method })
}

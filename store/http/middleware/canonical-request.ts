const OVERRIDING = new Set(['PUT', 'PATCH', 'DELETE', 'GET'])
const ANY_CASE = '/wp-json/wc/'

/** A POST that stands for another method, for clients that cannot send it, as WordPress takes it. */
const overrideMethod = (request: Request): Request => {
  if (request.method !== 'POST') return request
  const method = (
    request.headers.get('x-http-method-override') ?? new URL(request.url).searchParams.get('_method')
  )?.toUpperCase()
  if (!method || !OVERRIDING.has(method)) return request
  return method === 'GET'
    ? new Request(request.url, { method, headers: request.headers })
    : new Request(request, { method })
}

/** WordPress matches routes of any case; ours are lower case. */
const lowerCase = (request: Request): Request => {
  const url = new URL(request.url)
  const path = url.pathname.toLowerCase()
  if (path === url.pathname || !path.startsWith(ANY_CASE)) return request
  url.pathname = path
  return new Request(url, request)
}

/** The request as our routes expect it, for what WordPress takes in several ways. */
export const canonicalRequest = (request: Request): Request => lowerCase(overrideMethod(request))

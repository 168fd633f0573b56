import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'

const require = createRequire(import.meta.url)

/** Everything that the page needs is here, and nothing is inline. */
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>API</title><link rel="stylesheet" href="/wp-json/docs/swagger-ui.css"></head>
<body><main id="api"></main><noscript><a href="/wp-json/openapi.json">openapi.json</a></noscript><script src="/wp-json/docs/swagger-ui-bundle.js"></script><script src="/wp-json/docs/start.js"></script></body>
</html>`

/**
 * References lead within the document alone, so looking them up is all that they need. The viewer's own way reads the whole
 * document into a model of it, for seconds, when the page is opened and once more for each route.
 */
const RESOLVE = `const referred = (document, pointer) =>
  pointer.slice(2).split('/').reduce((part, key) => part?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
const resolve = (document, part, within = []) => {
  if (Array.isArray(part)) return part.map((entry) => resolve(document, entry, within))
  if (part === null || typeof part !== 'object') return part
  const pointer = part.$ref
  if (typeof pointer === 'string' && pointer.startsWith('#/') && !within.includes(pointer))
    return resolve(document, referred(document, pointer), [...within, pointer])
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(document, value, within)]))
}
const resolveSubtree = async (document, path) => ({
  spec: resolve(document, path.reduce((part, key) => part?.[key], document)),
  errors: [],
})
`

/** What is tried from the page is sent as our own pages send it, with the token of the browser's session. */
const START = `${RESOLVE}const token = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
SwaggerUIBundle({
  url: '/wp-json/openapi.json',
  dom_id: '#api',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  deepLinking: true,
  filter: true,
  validatorUrl: null,
  plugins: [() => ({ fn: { resolveSubtree } })],
  requestInterceptor: (request) => {
    if (token()) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token())
    return request
  },
})
`

const SCRIPT = 'text/javascript; charset=utf-8'

const answerFile = async (c: Context, path: string, type: string) =>
  c.body(await readFile(path), 200, { 'Content-Type': type })

/** `/wp-json/docs`: the description of the API as a page, with a viewer that the shop serves itself. */
export const apiViewerRoutes = (): Hono =>
  new Hono()
    .get('/wp-json/docs', (c) => c.html(PAGE, 200, HEADERS))
    .get('/wp-json/docs/:file{start\\.js}', (c) => c.body(START, 200, { 'Content-Type': SCRIPT }))
    .get('/wp-json/docs/:file{swagger-ui-bundle\\.js}', (c) =>
      answerFile(c, require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), SCRIPT),
    )
    .get('/wp-json/docs/:file{swagger-ui\\.css}', (c) =>
      answerFile(c, require.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css; charset=utf-8'),
    )

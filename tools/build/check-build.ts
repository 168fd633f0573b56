import { join } from 'node:path'
import process from 'node:process'

/** What the front of the process gives a page that everybody may see. */
const context = {
  locale: 'fa',
  homeLocale: 'fa',
  nonce: 'nonce',
  xsrf: '',
  origin: 'http://localhost',
  development: false,
  signedIn: false,
  savesData: false,
  nextTurn: async () => {},
  logError: () => {},
  storeHeaders: {},
  // the page of an error has the same scripts as any other
  storeFetch: () => new Response('{}', { status: 503 }),
}

/** `withLatePreloads` rewrites what React Router draws: the build is of no use when it no longer finds it. */
const { renderPage } = await import(join(import.meta.dirname, '../../build/server/index.js'))
const html: string = await (await renderPage(new Request('http://localhost/'), context)).text()
const preloads = html.match(/<link [^>]*modulepreload[^>]*>/g) ?? []
const waits = preloads.length > 0 && preloads.every((link) => link.includes('rel="late-modulepreload"'))
if (!waits) console.error('The preloads of a page do not wait: see app/first-view/late-preloads.server.ts')
process.exit(waits ? 0 : 1)

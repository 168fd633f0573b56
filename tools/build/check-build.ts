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

/** `withoutPreloads` rewrites what React Router draws: the build is of no use when it no longer finds it. */
const { renderPage } = await import(join(import.meta.dirname, '../../build/server/index.js'))
const html: string = await (await renderPage(new Request('http://localhost/'), context)).text()
const isPreloaded = html.includes('modulepreload')
if (isPreloaded)
  console.error('The scripts of a page are preloaded: see app/first-view/without-preloads.server.ts')
process.exit(isPreloaded ? 1 : 0)

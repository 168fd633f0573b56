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
  nextTurn: async () => {},
  logError: () => {},
  storeHeaders: {},
  // the page of an error has the same scripts as any other
  storeFetch: () => new Response('{}', { status: 503 }),
}

/** `scriptLast` rewrites what React Router makes of `<Scripts>`: the build is of no use when it no longer finds it. */
const { renderPage } = await import(join(import.meta.dirname, '../build/server/index.js'))
const html: string = await (await renderPage(new Request('http://localhost/'), context)).text()
const problems = [
  ...(html.includes('rel="modulepreload"') ? ['the scripts of a page are preloaded before it is seen'] : []),
  ...(/\["[^\]]*entry\.client/.test(html) ? ['the entry of the app runs before its routes are there'] : []),
  ...(html.includes('await Promise.all([import(')
    ? []
    : ['the scripts of a page do not wait until it is seen']),
]
for (const problem of problems) console.error(`${problem}: see app/first-view/script-last.server.ts`)
process.exit(problems.length ? 1 : 0)

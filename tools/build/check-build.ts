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

/** The build is of no use when what rewrites React Router's pages no longer finds what it looks for. */
const { renderPage } = await import(join(import.meta.dirname, '../../build/server/index.js'))
const html: string = await (await renderPage(new Request('http://localhost/'), context)).text()
const preloads = html.match(/<link [^>]*modulepreload[^>]*>/g) ?? []
const styleSheets = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []
const problems = {
  'preloads of modules do not wait: see app/first-view/late-preloads.server.ts':
    !preloads.length || preloads.some((link) => !link.includes('rel="late-modulepreload"')),
  'modules do not wait: see app/first-view/late-preloads.server.ts':
    /<script [^>]*type="module"/.test(html) || !/<script [^>]*type="late-module"/.test(html),
  'style sheets are not in the page: see app/first-view/inline-styles.server.ts':
    !styleSheets.length ||
    styleSheets.some((link) => !link.includes('disabled=""')) ||
    !html.includes('<style nonce="nonce">'),
}
const found = Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : []))
for (const problem of found) console.error(`In a page of the build ${problem}`)
process.exit(found.length ? 1 : 0)

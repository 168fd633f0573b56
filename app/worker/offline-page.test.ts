import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

it('speaks the language of the page, and runs its own script alone', async () => {
  const persian = await offlinePage('fa')
  const english = await offlinePage('en')
  expect(await persian.text()).toContain('<html lang="fa" dir="rtl">')
  const html = await english.text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<h1 style="margin:0;font-size:1.4rem">You are offline</h1>')
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(english.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  expect(english.headers.get('cache-control')).toBe('no-store')
})

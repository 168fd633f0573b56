import { expect, it } from 'vitest'
import { parseSeoHead } from './parse-seo-head.server.ts'

const ORIGIN = 'https://shop.example'
const NOTHING = { title: '', description: '', robots: '', canonical: '', social: {} }

it('takes the values of an allow-list, with their entities read', () => {
  const head = parseSeoHead(
    `<title>Tea &amp; &quot;cups&quot; - Shop</title>
    <meta name="description" content="Cups &lt;b&gt;" />
    <meta name="robots" content="noindex, follow, max-snippet:-1" />
    <link rel="canonical" href="https://shop.example/tea" />
    <meta property="og:title" content="Tea" /><meta property="og:image" content="https://cdn.example/tea.webp" />
    <meta name="twitter:card" content="summary" />`,
    ORIGIN,
  )
  expect(head).toEqual({
    title: 'Tea & "cups" - Shop',
    description: 'Cups <b>',
    robots: 'noindex, follow, max-snippet:-1',
    canonical: 'https://shop.example/tea',
    social: { 'og:title': 'Tea', 'og:image': 'https://cdn.example/tea.webp', 'twitter:card': 'summary' },
  })
})

it.each([
  '<script>alert(1)</script><style>*{}</style><base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><meta name="theme-color" content="red">',
  '<link rel="canonical" href="https://evil.example/tea"><meta property="og:url" content="https://evil.example/">',
  '<link rel="canonical" href="javascript:alert(1)"><meta property="og:image" content="data:text/html,x">',
  '<link rel="stylesheet" href="/evil.css"><meta name="robots" content="noindex&quot;><script>">',
  '<title',
  '',
])('takes nothing else: %s', (markup) => {
  expect(parseSeoHead(markup, ORIGIN)).toEqual(NOTHING)
})

it('believes the first of two', () => {
  expect(parseSeoHead('<title>One</title><title>Two</title>', ORIGIN).title).toBe('One')
})

import { expect, test } from 'vitest'
import { frameUrl, sanitiseHtml, textOfHtml } from './content.ts'

test.each([
  ['<p>متن <b>پررنگ</b> &amp; more</p>', '<p>متن <b>پررنگ</b> &amp; more</p>'],
  ['می‌شود', 'می‌شود'],
  ['<script>x()</script>ok', 'ok'],
  ['<style>a{}</style>ok', 'ok'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="JaVaScript:x()">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:x()">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  [
    '<a href="/shop" target="_blank">a</a>',
    '<a href="/shop" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="tel:+98">a</a>', '<a href="tel:+98">a</a>'],
  ['<img src="data:image/svg+xml,x" onerror="y">', '<img />'],
  ['<svg><script>x</script><a xlink:href="javascript:x">b</a></svg>', '<a>b</a>'],
  ['<iframe src="https://x"></iframe><form action="/x"><input name="a"></form>', ''],
  ['<math><mtext><script>x</script></mtext></math>', ''],
  ['<p class="wp-block a\\b (evil)">a</p>', '<p class="wp-block">a</p>'],
  ['<base href="//evil"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">', ''],
  ['<table><tr><td colspan="2">x</td></tr></table>', '<table><tr><td colspan="2">x</td></tr></table>'],
  ['<h2 id="سایز">a</h2><a href="#سایز">b</a>', '<h2 id="content-سایز">a</h2><a href="#content-سایز">b</a>'],
  ['<a href="/x#y">a</a><a href="#">b</a>', '<a href="/x#y">a</a><a href="#">b</a>'],
  [
    '<table><tr><th id="a">x</th></tr><tr><td headers="a b">y</td></tr></table>',
    '<table><tr><th id="content-a">x</th></tr><tr><td headers="content-a content-b">y</td></tr></table>',
  ],
  ['<p id="content-a">once</p>', '<p id="content-a">once</p>'],
  ['<a name="x">a</a><img name="x"><p form="x">b</p>', '<a>a</a><img /><p>b</p>'],
  ['<p>unclosed', '<p>unclosed</p>'],
])('%s', (html, safe) => {
  expect(sanitiseHtml(html)).toBe(safe)
})

test('what is safe stays as it is', () => {
  const html = sanitiseHtml('<h2>a</h2><ul><li>b</li></ul><img src="/media/a.webp" alt="c" />')
  expect(sanitiseHtml(html)).toBe(html)
})

test('text without tags, words kept apart, entities read', () => {
  expect(textOfHtml('<p>یک</p><p>دو &amp; <b>سه</b><br>چهار</p><script>x</script>&nbsp;&lt;')).toBe(
    'یک دو & سه چهار <',
  )
})

test.each([
  ['https://maps.test/x?a=1', 'https://maps.test/x?a=1'],
  ['<iframe width="600" src="https://maps.test/x?a=1&amp;b=2"></iframe>', 'https://maps.test/x?a=1&b=2'],
  ['http://maps.test/x', ''],
  ['javascript:x()', ''],
  ['', ''],
])('map %s', (given, address) => {
  expect(frameUrl(given)).toBe(address)
})

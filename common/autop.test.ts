import { expect, test } from 'vitest'
import { autop } from './autop.ts'

test.each([
  ['', ''],
  [' \n\n ', ''],
  ['one\ntwo\n\nthree', '<p>one<br />two</p>\n<p>three</p>'],
  ['one\r\ntwo\r\n\r\nthree', '<p>one<br />two</p>\n<p>three</p>'],
  ['one\n \n\n  two', '<p>one</p>\n<p>two</p>'],
  ['1 < 2\n\n3 > 2', '<p>1 < 2</p>\n<p>3 > 2</p>'],
])('text without tags becomes paragraphs and lines: %j', (text, html) => {
  expect(autop(text)).toBe(html)
})

test.each([
  ['<h2>A</h2>\n\none\n\ntwo', '<h2>A</h2>\n<p>one</p>\n<p>two</p>'],
  ['one\n<ul><li>a</li></ul>\ntwo', '<p>one</p>\n<ul><li>a</li></ul>\n<p>two</p>'],
  ['<p>one</p>two<hr />three', '<p>one</p>\n<p>two</p>\n<hr />\n<p>three</p>'],
  ['<H2>A</H2>one', '<H2>A</H2>\n<p>one</p>'],
  ['<div>a\n\nb<div>c</div></div>\n\nd', '<div>a\n\nb<div>c</div></div>\n<p>d</p>'],
  ['<pre>a\n\nb</pre>c', '<pre>a\n\nb</pre>\n<p>c</p>'],
])('loose text beside blocks becomes paragraphs, blocks stay: %j', (text, html) => {
  expect(autop(text)).toBe(html)
})

test.each([
  ['<strong>Soft</strong> cotton.\n\nMade here.', '<p><strong>Soft</strong> cotton.</p>\n<p>Made here.</p>'],
  ['<b>a <i>b\n\nc</i> d</b>', '<p><b>a <i>b<br /><br />c</i> d</b></p>'],
  ['<a title="x\n\ny">a</a>', '<p><a title="x\n\ny">a</a></p>'],
  ['<img src="/a.webp" /> a\nb', '<p><img src="/a.webp" /> a<br />b</p>'],
  ['one<br>two<br />\nthree', '<p>one<br />two<br />three</p>'],
  ['one<br><br/>two', '<p>one</p>\n<p>two</p>'],
])('inline elements stand in paragraphs: %j', (text, html) => {
  expect(autop(text)).toBe(html)
})

test.each([
  '<p>one</p>\n\n<p>two\nlines</p>\n',
  '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>',
  '<a href="/x"><h3>A</h3>\n\n<div>b</div></a>',
  '<picture>\n<source srcset="/a.avif" />\n<img src="/a.webp" />\n</picture>',
  '<div>never closed\n\n<p>a',
])('what consists of blocks stays as it is: %j', (html) => {
  expect(autop(html)).toBe(html)
})

test('a long text is read once', () => {
  for (const one of ['<a', '<', ' ', '\n', 'a<br>', '<b>', '</p>', '<a '.repeat(9)]) {
    expect(typeof autop(one.repeat(100_000))).toBe('string')
  }
})

import { expect, test } from 'vitest'
import { escapeHtml } from '#common/escape-html.ts'
import { renderHtml, renderTitle, summaryOf } from './html.ts'

test('text in markup', () => {
  expect(escapeHtml(`<a href="x">it's & that</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; that&lt;/a&gt;',
  )
  expect(renderTitle('A & B &amp; <i>')).toBe('A &amp; B &amp; &lt;i&gt;')
})

test('plain text becomes paragraphs, blocks stay, our pictures get the origin', () => {
  expect(renderHtml('one\ntwo\n\nthree', 'http://s')).toBe('<p>one<br />two</p>\n<p>three</p>')
  expect(renderHtml('', 'http://s')).toBe('')
  expect(renderHtml('<p>a</p><img src="/media/x.webp"><img src="/other.webp">', 'http://s')).toBe(
    '<p>a</p>\n<p><img src="http://s/media/x.webp" /><img src="/other.webp" /></p>',
  )
})

test('text in lines becomes paragraphs beside blocks and tags, too', () => {
  const html = renderHtml('<h2>A</h2>\n\none\n\n<b>two</b>', 'http://s')
  expect(html).toBe('<h2>A</h2>\n<p>one</p>\n<p><b>two</b></p>')
})

test('a summary ends in an ellipsis only when there is more', () => {
  expect(summaryOf('<p>one two three</p>', 2)).toBe('one two…')
  expect(summaryOf('<p>one two</p>', 2)).toBe('one two')
})

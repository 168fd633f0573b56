// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isKnownHtml, toEditorHtml } from './known-html.ts'

test('texts with parts that the editor would drop are told apart', () => {
  expect(isKnownHtml('<h2>A</h2><p>b <a href="/c" rel="nofollow">c</a></p><ul><li>d</li></ul>')).toBe(true)
  expect(isKnownHtml('<p>a</p><table><tr><td>b</td></tr></table>')).toBe(false)
  expect(isKnownHtml('<p class="lead">a</p>')).toBe(false)
  expect(isKnownHtml('<p><img src="/a.webp" alt="b"></p>')).toBe(true)
  expect(isKnownHtml('<p><img src="/a.webp" srcset="/b.webp 2x"></p>')).toBe(false)
})

test('a text without tags becomes paragraphs and lines', () => {
  expect(toEditorHtml('a\nb\n\nc & d')).toBe('<p>a<br />b</p>\n<p>c &amp; d</p>')
  expect(toEditorHtml('')).toBe('')
})

test('a text in lines becomes paragraphs beside tags and blocks, too', () => {
  expect(toEditorHtml('<strong>a</strong>\n\nb')).toBe('<p><strong>a</strong></p>\n<p>b</p>')
  expect(toEditorHtml('<h2>a</h2>\nb\n\nc')).toBe('<h2>a</h2>\n<p>b</p>\n<p>c</p>')
  expect(toEditorHtml('a &amp; b')).toBe('<p>a &amp; b</p>')
})

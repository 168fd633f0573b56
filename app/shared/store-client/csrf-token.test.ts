// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepTokenFresh, readToken } from './csrf-token.ts'

test('a form sends the token that the browser holds when it is sent', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=of-a-guest')
  document.body.innerHTML =
    '<form><input type="hidden" name="_xsrf" value="m.masked"><button></button></form>'
  const form = document.forms[0]!
  const sent: unknown[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(new FormData(form).get('_xsrf'))
  })
  form.requestSubmit()
  keepTokenFresh()
  cookie.mockReturnValue('a=b; XSRF-TOKEN=of-a-session')
  form.requestSubmit()
  expect(sent).toEqual(['m.masked', 'of-a-session'])
  expect(readToken()).toBe('of-a-session')
})

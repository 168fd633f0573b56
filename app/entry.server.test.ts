import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type PageContext, pageContext } from './context.ts'
import { handleError } from './entry.server.tsx'

test('a request that is refused is not logged as an error, a fault is', () => {
  const logError = vi.fn()
  const context = new RouterContextProvider()
  context.set(pageContext, { logError } as Partial<PageContext> as PageContext)
  const asked = { request: new Request('http://shop.test/'), context, params: {} }
  handleError(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true), asked)
  handleError(new ErrorResponse(404, 'Not Found', null), asked)
  expect(logError).not.toHaveBeenCalled()
  const fault = new Error('broken')
  handleError(fault, asked)
  handleError(new ErrorResponse(500, 'Server Error', null), asked)
  expect(logError).toHaveBeenCalledTimes(2)
  expect(logError).toHaveBeenCalledWith(fault)
})

import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const request = new Request('http://shop.test/')

test('a request that is refused is not logged as an error, a fault is', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  handleError(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true), { request })
  handleError(new ErrorResponse(404, 'Not Found', null), { request })
  expect(logged).not.toHaveBeenCalled()
  const fault = new Error('broken')
  handleError(fault, { request })
  handleError(new ErrorResponse(500, 'Server Error', null), { request })
  expect(logged).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledWith(fault)
})

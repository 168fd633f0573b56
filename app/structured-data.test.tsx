// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { StructuredDataScript, toJsonLd } from './structured-data.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('JSON-LD is one graph that cannot end its element, and empty without data', () => {
  const json = toJsonLd([{ '@type': 'Product', name: '</script><b>' }])
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: '</script><b>' }],
  })
  expect(toJsonLd([])).toBe('')
})

test('what the document came with stays until another page is shown', async () => {
  const sent = document.createElement('script')
  sent.id = 'structured-data'
  sent.type = 'application/ld+json'
  sent.textContent = '{"@graph":[]}'
  document.body.append(sent)
  const page = (
    <>
      <StructuredDataScript />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/product/cup'] })
  const { container } = render(<RouterProvider router={router} />)
  const script = () => container.querySelector('script')?.textContent
  expect(script()).toBe('{"@graph":[]}')
  await act(() => router.navigate('/product/cup?attribute_color=red'))
  expect(script()).toBe('{"@graph":[]}')
  await act(() => router.navigate('/shop'))
  expect(script()).toBeUndefined()
})

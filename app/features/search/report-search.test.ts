// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportSearch } from './report-search.ts'

const answers = vi.fn<(request: Request) => Promise<Response>>()
beforeEach(() => {
  answers.mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', answers)
  document.body.innerHTML = `<ul>
    <li data-product="7"><a href="/product/scarf"><b>scarf</b></a><a href="/product-brand/raha">brand</a></li>
  </ul>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
})

const told = async () => Promise.all(answers.mock.calls.map(([request]) => request.clone().json()))
const click = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  element?.addEventListener('click', (event) => event.preventDefault())
  element?.click()
}

it('tells what is opened from the results, also from pages that came after the first', async () => {
  const results = document.querySelector('ul') as HTMLElement
  const stop = reportSearch('scarf', results)
  click('b')
  click('a[href="/product-brand/raha"]')
  results.insertAdjacentHTML(
    'beforeend',
    '<li data-product="9"><a href="/en/product/hat" id="hat">hat</a></li>',
  )
  click('#hat')
  stop()
  click('b')
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(3))
  expect(await told()).toEqual([
    { search: 'scarf' },
    { search: 'scarf', product_id: 7 },
    { search: 'scarf', product_id: 9 },
  ])
})

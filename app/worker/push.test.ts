import { expect, it } from 'vitest'
import { notificationOf, pageOfNews } from './push.ts'

const NEWS = {
  title: 'Order 12',
  body: 'On its way',
  url: '/my-order-detail?id=12',
  tag: 'order-12',
  dir: 'rtl',
  lang: 'fa',
}

it('shows what the shop says, in its language and direction', () => {
  expect(notificationOf(JSON.stringify(NEWS))).toEqual({
    title: 'Order 12',
    options: { body: 'On its way', tag: 'order-12', dir: 'rtl', lang: 'fa', data: { url: NEWS.url } },
  })
})

it('shows nothing of what it cannot read', () => {
  for (const text of [undefined, '', 'hello', '{}', '{"title":""}', 'null']) {
    expect(notificationOf(text)).toBeNull()
  }
})

it('leads to pages of the shop, never elsewhere', () => {
  const origin = 'https://shop.test'
  expect(pageOfNews({ url: '/my-orders' }, origin)).toBe('https://shop.test/my-orders')
  expect(pageOfNews({ url: 'https://evil.test/' }, origin)).toBe('https://shop.test/')
  expect(pageOfNews({ url: '//evil.test/' }, origin)).toBe('https://shop.test/')
  expect(pageOfNews({ url: '/..//evil.test/' }, origin)).toBe('https://shop.test/')
  expect(pageOfNews(null, origin)).toBe('https://shop.test/')
})

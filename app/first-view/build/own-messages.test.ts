import { expect, test } from 'vitest'
import { messagesIn } from './own-messages.ts'

test('finds each message of a module once, called or handed on, on whichever line', () => {
  const code = `
    import { m } from '#app/messages/paraglide/messages.js'
    const TITLES = { cart: m.cart_title }
    const text = m
      .orders_number({ number: '7' })
    export const say = () => [m.cart_title(), item.m_other, form.shell_home]`
  expect(messagesIn(code)).toEqual(['cart_title', 'orders_number'])
})

import { expect, test } from 'vitest'
import { checkoutOutcome } from './checkout-outcome.ts'

test('placed without a bank or paid: the order is complete', () => {
  for (const status of ['processing', 'on-hold', 'completed', 'approved', 'refunded', 'pws-packaged']) {
    expect(checkoutOutcome({ status, can_pay: false }), status).toBe('completed')
  }
})

test('not paid yet, or refused by the bank: the checkout goes on', () => {
  expect(checkoutOutcome({ status: 'pending', can_pay: true })).toBe('open')
  expect(checkoutOutcome({ status: 'failed', can_pay: true })).toBe('refused')
})

test('what can be paid no more is over, not complete', () => {
  for (const status of ['pending', 'failed', 'cancelled']) {
    expect(checkoutOutcome({ status, can_pay: false }), status).toBe('over')
  }
})

import { toLatinDigits } from './persian.ts'

/** The number of an order as somebody types it: `#۱۲۳` is 123; 0 for what is no number of an order. */
export const readOrderNumber = (typed: string): number => {
  const digits = toLatinDigits(typed).replace(/\D/g, '')
  return digits.length <= 15 ? Number(digits) : 0
}

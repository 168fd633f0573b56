import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invertColor } from './invert-color.ts'

it('inverts three and six digits, with and without #', () => {
  expect(invertColor('#000')).toBe('#ffffff')
  expect(invertColor('51688f')).toBe('#ae9770')
  expect(invertColor('#FCAD8E')).toBe('#035271')
})

it('comes back when inverted twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`
      expect(invertColor(invertColor(hex))).toBe(hex)
    }),
  )
})

it.each(['', '#12', '#12345', '1234567', 'ggg', '#12 456'])('refuses %j', (hex) => {
  expect(() => invertColor(hex)).toThrow('Invalid HEX color.')
})

import { expect, it } from 'vitest'
import { attributeRows } from './comparison.ts'

const product = (facts: Record<string, string[]>, hidden: string[] = []) => ({
  attributes: Object.entries(facts).map(([name, options]) => ({
    name,
    options,
    visible: !hidden.includes(name),
  })),
})

it('puts the attributes of all products side by side and says where they differ', () => {
  const products = [
    product({ Colour: ['red', 'blue'], Weight: ['1 kg'] }),
    product({ Weight: ['1 kg'], Power: ['5 W'], Code: ['x'] }, ['Code']),
  ] as never
  expect(attributeRows(products, ', ')).toEqual([
    { name: 'Colour', values: ['red, blue', ''], differs: true },
    { name: 'Weight', values: ['1 kg', '1 kg'], differs: false },
    { name: 'Power', values: ['', '5 W'], differs: true },
  ])
})

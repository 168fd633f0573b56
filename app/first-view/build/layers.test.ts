import { expect, it } from 'vitest'
import { layerOf } from './layers.ts'

it.each([
  ['/shop/app/ui/actions/button.module.css', 'ui-actions'],
  ['/shop/app/shared/product-card/product-card.module.css', 'shared'],
  ['/shop/app/features/home/home.module.css', 'screens'],
])('%s stands in the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer)
})

it('refuses a folder of the design system that base.css does not order', () => {
  expect(() => layerOf('/shop/app/ui/charts/chart.module.css')).toThrow(
    'does not order the layer "ui-charts"',
  )
})

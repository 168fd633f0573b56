// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Input } from './input.tsx'

vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => `text of ${key}` }))

afterEach(cleanup)

test('what the store says of an answer stands below its question, in the language of the guide', () => {
  render(
    <Input
      name="product_price"
      field="regular_price"
      answers={{}}
      answer={() => {}}
      problems={{ regular_price: 'errors.ghab_amount_wrong' }}
    />,
  )
  expect(screen.getByText('text of errors.ghab_amount_wrong')).toBeTruthy()
})

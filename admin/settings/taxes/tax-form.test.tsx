// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { TaxForm } from './tax-form.tsx'

interface FakeInputProps {
  source: string
  choices?: { code: string }[]
  parse?: (value: string) => unknown
  onChange?: (value: string) => void
}

const fakes = vi.hoisted(() => ({ record: {}, written: {} as Record<string, unknown> }))

vi.mock('#admin/shared/address/use-countries.ts', () => ({
  useCountries: () => ({
    data: [
      { code: 'IR', name: 'Iran', states: [{ code: 'THR', name: 'Tehran' }] },
      { code: 'DE', name: 'Germany', states: [] },
    ],
  }),
}))
vi.mock('#admin/shared/inputs/decimal-input.tsx', () => ({
  DecimalInput: () => null,
  WholeNumberInput: () => null,
}))
vi.mock('react-admin', () => {
  // as react-admin: what is emptied is null, which the store takes as not given
  const TextInput = ({ source, parse = (text) => text || null }: FakeInputProps) => {
    const { field } = useController({ name: source })
    return (
      <input
        aria-label={source}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(parse(target.value))}
      />
    )
  }
  const AutocompleteInput = ({ source, choices = [], parse, onChange }: FakeInputProps) => {
    const { field } = useController({ name: source })
    const choose = (code: string) => {
      field.onChange(parse?.(code))
      onChange?.(code)
    }
    return (
      <select aria-label={source} value={field.value} onChange={({ target }) => choose(target.value)}>
        <option value="" />
        {choices.map(({ code }) => (
          <option key={code} value={code} />
        ))}
      </select>
    )
  }
  const Written = () => {
    fakes.written = useWatch()
    return null
  }
  const SimpleForm = ({ children }: { children: ReactNode }) => (
    <FormProvider {...useForm({ defaultValues: fakes.record })}>
      {children}
      <Written />
    </FormProvider>
  )
  const nothing = () => null
  return {
    AutocompleteInput,
    TextInput,
    SimpleForm,
    BooleanInput: nothing,
    SelectInput: nothing,
    Confirm: nothing,
    LinkBase: 'a',
    required: nothing,
    useGetList: () => ({ data: [] }),
    useTranslate: () => (key: string) => key,
  }
})

afterEach(cleanup)

const open = (country: string, state: string) => {
  fakes.record = { name: 'VAT', country, state }
  render(<TaxForm />)
}
const change = (source: string, value: string) =>
  fireEvent.change(screen.getByLabelText(source), { target: { value } })

test.each([
  ['another country', 'DE'],
  ['no country', ''],
])('%s has none of the provinces of the one before', (_, country) => {
  open('IR', 'THR')
  change('country', country)
  expect(fakes.written).toMatchObject({ country, state: '' })
})

test('a province stays while its country does', () => {
  open('IR', 'THR')
  change('country', 'IR')
  expect(fakes.written).toMatchObject({ country: 'IR', state: 'THR' })
})

test('a province that is emptied is none', () => {
  open('DE', 'BE')
  change('state', '')
  expect(fakes.written).toMatchObject({ country: 'DE', state: '' })
})

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { NamingText } from './naming-text.tsx'

afterEach(cleanup)

const drawn = (name: string, sentence: string): string => {
  overwriteGetLocale(() => 'en')
  return render(<NamingText name={name}>{sentence}</NamingText>).container.innerHTML
}

it('marks the name alone', () => {
  expect(drawn('باغستان', 'Sold by باغستان, Tehran')).toBe(
    'Sold by <bdi lang="fa" dir="rtl">باغستان</bdi>, Tehran',
  )
})

it('leaves a sentence as it is that names nothing, or something in its own language', () => {
  expect(drawn('', 'Search')).toBe('Search')
  expect(drawn('Kiln House', 'Sold by Kiln House')).toBe('Sold by Kiln House')
})

import { expect, test } from 'vitest'
import { statesOf } from '#common/geography/geography.ts'
import { stateChoices } from './use-states.ts'

const latin = new Map(statesOf('IR', 'en').map(({ code, name }) => [code, name]))
const states = statesOf('IR', 'fa').map((state) => ({ ...state, otherName: latin.get(state.code) ?? '' }))

const found = (typed: string): string[] => {
  const { choices, matchSuggestion } = stateChoices(states)
  return choices.filter((choice) => matchSuggestion(typed, choice)).map(({ id }) => id)
}

test.each(['گيلان', 'gilan', 'Gilan'])('%s is found by its name in either language', (typed) => {
  expect(found(typed)).toEqual(['GIL'])
})

test('all are offered before anything is typed', () => {
  expect(found('')).toHaveLength(states.length)
})

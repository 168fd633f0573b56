import { digits } from '#app/ui/digits.ts'

export { readNumber } from '#common/persian.ts'

/** A number in the digits of the language, as it is typed: no grouping, which would move the caret. */
export const writeNumber = (value: string | number | null | undefined): string => digits(value ?? '')

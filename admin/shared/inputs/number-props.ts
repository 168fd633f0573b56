import { readNumber, writeNumber } from './digits.ts'

/** Makes a text field one for a whole number, in the digits of the language. */
export const NUMBER_PROPS = {
  format: writeNumber,
  parse: readNumber,
  slotProps: { htmlInput: { inputMode: 'numeric', dir: 'ltr' } },
} as const

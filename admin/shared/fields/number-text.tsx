import type { ClipboardEvent } from 'react'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { toLatinDigits } from '#common/persian.ts'

/** A count, grouped and in the digits of the language. */
export const Count = ({ value }: { value: number }) => <>{formatNumber(value)}</>

/** A number that names something, as of an order, in the digits of the language. */
export const NumberName = ({ children }: { children: string | number }) => <bdi>{digits(children)}</bdi>

/** The numbers of a text in the digits of the language; addresses and codes with Latin letters stay as they are. */
export const withDigits = (text: string): string =>
  text.replace(/\S+/g, (word) => (/[a-z]/i.test(word) ? word : digits(word)))

/** What is copied goes to banks and couriers, some of which know Latin digits alone. */
export const copyLatinDigits = (event: ClipboardEvent): void => {
  const copied = document.getSelection()?.toString()
  if (!copied) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', toLatinDigits(copied))
}

/** A number or code that is looked for elsewhere: shown in the digits of the language, copied in Latin ones. */
export const Reference = ({ children }: { children: string }) => (
  <bdi onCopy={copyLatinDigits}>{withDigits(children)}</bdi>
)

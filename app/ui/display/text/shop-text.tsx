import type { ReactNode } from 'react'
import { getLocale } from '#app/messages/paraglide/runtime.js'

/** Of each language of the shop, a letter that only it writes. */
const LETTERS = [
  ['fa', 'rtl', /(?=\p{L})\p{Script=Arabic}/u],
  ['en', 'ltr', /\p{Script=Latin}/u],
] as const

type Marks = Partial<Record<'lang' | 'dir', string>>

const scriptOf = (text: string) => LETTERS.find(([, , letter]) => letter.test(text))

/**
 * Attributes for an element whose text comes from the shop: its language and direction, detected by its script, where they
 * are not those of the page. A Persian text may name Latin brands.
 */
export const textMarks = (text: string): Marks => {
  const [lang, dir] = scriptOf(text) ?? []
  return lang === undefined || lang === getLocale() ? {} : { lang, dir }
}

/** A name or a line that comes from the shop, marked by its script; it disturbs no text around it. Elements stay as they are. */
export const ShopText = ({ children: text }: { children: ReactNode }) => {
  if (typeof text !== 'string' || scriptOf(text)?.[0] === getLocale()) return text
  return <bdi {...textMarks(text)}>{text}</bdi>
}

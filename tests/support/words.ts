import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'

const MESSAGES = join(import.meta.dirname, '../../app/messages')

const read = (locale: Locale): Record<string, unknown> =>
  Object.assign(
    {},
    ...readdirSync(join(MESSAGES, locale)).map((file) =>
      JSON.parse(readFileSync(join(MESSAGES, locale, file), 'utf8')),
    ),
  )

const words = { fa: read('fa'), en: read('en') }

/** The text that the page shows for a message; `{name}` is filled from `values`. */
export const word = (locale: Locale, key: string, values: Record<string, string> = {}): string => {
  const text = words[locale][key]
  if (typeof text !== 'string') throw new Error(`no message ${key} in ${locale}`)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#common/locale.ts'
import { overwriteGetLocale } from './messages/paraglide/runtime.js'

const current = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => current.getStore() ?? 'fa')

/** Every message asked for inside `work`, however deep or late, is in this language. */
export const runInLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work)

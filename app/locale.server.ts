import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#common/locale.ts'
import { overwriteGetLocale } from './messages/paraglide/runtime.js'

const current = new AsyncLocalStorage<Locale>()
/** The language of the work under way. */
export const localeOfWork = (): Locale => current.getStore() ?? 'fa'
overwriteGetLocale(localeOfWork)

/** Every message asked for inside `work`, however deep or late, is in this language. */
export const runInLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work)

import type { Context as HonoContext } from 'hono'
import { chooseLanguage } from '#common/http/negotiate.ts'
import type { Locale } from '#common/locale.ts'

/** The language that the asker wants most of ours; undefined when it names none. */
export const localeOf = (c: HonoContext): Locale | undefined =>
  chooseLanguage(c.req.header('Accept-Language') ?? null, ['fa', 'en'])

import type { Context as HonoContext } from 'hono'
import { chooseLanguage } from '#common/http/negotiate.ts'

/** The language that the asker wants most of ours; undefined when it names none. */
export const localeOf = (c: HonoContext): 'fa' | 'en' | undefined =>
  chooseLanguage(c.req.header('Accept-Language') ?? null, ['fa', 'en'])

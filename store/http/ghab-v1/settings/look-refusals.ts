import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { localeOf } from '#store/http/accept-language.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  type Look,
  type LookProblems,
  type OutdatedDraft,
  readSettings,
} from '#store/modules/settings/settings.ts'
import { draftJson } from './look-json.ts'
import { problemText, REFUSALS } from './look-messages.ts'

/** What whoever edits the shop reads: as their browser says, else the shop's own language. */
const languageOf = async (c: HonoContext, context: Context): Promise<Locale> =>
  localeOf(c) ?? (await readSettings(context)).locale

export const refusal = async (
  c: HonoContext,
  context: Context,
  status: 403 | 404 | 409 | 428,
  code: keyof typeof REFUSALS,
): Promise<ApiError> =>
  new ApiError(status, `rest_settings_${code}`, REFUSALS[code][await languageOf(c, context)])

/**
 * The state of the draft that who asks has seen, from `If-Match` or the body.
 * @throws ApiError 428 where neither says
 */
export const revisionOf = async (
  c: HonoContext,
  context: Context,
  given: number | undefined,
): Promise<number> => {
  const [, tag] = /^(?:W\/)?"(\d{1,15})"$/.exec(c.req.header('If-Match')?.trim() ?? '') ?? []
  if (tag !== undefined) return Number(tag)
  if (given !== undefined) return given
  throw await refusal(c, context, 428, 'no_revision')
}

/** 400: what is wrong by place, `site_name` or `banners.0.title`, as text in `params` and with its code in `details`. */
export const invalidLook = async (
  c: HonoContext,
  context: Context,
  problems: LookProblems,
): Promise<ApiError> => {
  const language = await languageOf(c, context)
  const entries = Object.entries(problems).map(([at, problem]) => [
    at,
    { ...problem, message: problemText(problem, language) },
  ]) as [string, LookProblems[string] & { message: string }][]
  return new ApiError(
    400,
    'rest_invalid_param',
    `Invalid parameter(s): ${Object.keys(problems).join(', ')}`,
    {
      params: Object.fromEntries(entries.map(([at, { message }]) => [at, message])),
      details: Object.fromEntries(entries),
    },
  )
}

/** Settings that both have changed, by name, with what the other wrote. */
const clashesOf = (given: Look, theirs: Look) => {
  const clash = (language: Locale | null, yours: object, other: Record<string, unknown> = {}) =>
    Object.entries(yours).flatMap(([key, value]) =>
      key in other && JSON.stringify(other[key]) !== JSON.stringify(value)
        ? [{ key, language, yours: value, theirs: other[key] }]
        : [],
    )
  return [
    ...clash(null, given.values, theirs.values),
    ...Object.entries(given.texts).flatMap(([language, fields]) =>
      clash(language as Locale, fields ?? {}, theirs.texts[language as Locale]),
    ),
  ]
}

/** 412: the draft as another has left it, and where that is another than what was given. */
export const conflict = async (
  c: HonoContext,
  context: Context,
  { draft }: OutdatedDraft,
  given: Look = { values: {}, texts: {} },
): Promise<ApiError> =>
  new ApiError(412, 'rest_settings_conflict', REFUSALS.conflict[await languageOf(c, context)], {
    draft: await draftJson(context, draft),
    clashes: clashesOf(given, draft.look),
  })

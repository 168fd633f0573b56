import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { readSettings } from '../read-settings.ts'
import { checkBanners, checkLook, checkLookTexts, type LookProblems } from './check-look.ts'
import { type Look, layLookOver } from './read-look.ts'

const below = (prefix: string, problems: LookProblems): LookProblems =>
  Object.fromEntries(Object.entries(problems).map(([at, problem]) => [`${prefix}.${at}`, problem]))

const touches = (given: Record<string, unknown> = {}): boolean => 'home' in given || 'banners' in given

/** Home sections show banners that there are, in each language that has sections or banners of its own. */
const checkAllBanners = ({ values, texts }: Look, given: Partial<Look>): LookProblems => {
  const own = touches(given.values) ? checkBanners(values.home, values.banners) : {}
  const others = Object.entries(texts).flatMap(([language, fields]) =>
    touches(given.texts?.[language as Locale])
      ? Object.entries(
          below(
            `texts.${language}`,
            checkBanners(fields.home || values.home, fields.banners || values.banners),
          ),
        )
      : [],
  )
  return { ...own, ...Object.fromEntries(others) }
}

/**
 * What is wrong with changes of a look, by place: `site_name`, `texts.en.site_name`.
 * @param before the look that they are laid over
 */
export const checkGiven = async (
  context: Context,
  before: Look,
  given: Partial<Look>,
): Promise<LookProblems | null> => {
  const { locale } = await readSettings(context)
  const problems: LookProblems = checkLook(given.values ?? {})
  for (const [language, texts] of Object.entries(given.texts ?? {})) {
    const at = `texts.${language}`
    if (language === locale) problems[at] = { code: 'same_in_every_language' }
    else Object.assign(problems, below(at, checkLookTexts(texts)))
  }
  if (Object.keys(problems).length === 0) {
    Object.assign(problems, checkAllBanners(layLookOver(before, given), given))
  }
  return Object.keys(problems).length ? problems : null
}

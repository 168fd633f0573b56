import { isEmail } from '#common/email.ts'
import { isObject } from '#common/is-object.ts'
import { linkHref } from '#common/local-path.ts'
import { settingTexts } from '../write-settings.ts'
import { LOOK_FIELDS, type LookField, type LookFields } from './look-fields.ts'

/** What can be wrong with a value; `limit` says how much would be right, `choices` what. */
export interface LookProblem {
  code:
    | 'unknown_setting'
    | 'same_in_every_language'
    | 'wrong_type'
    | 'required'
    | 'too_long'
    | 'too_small'
    | 'too_big'
    | 'too_many'
    | 'not_whole'
    | 'no_choice'
    | 'no_colour'
    | 'no_picture'
    | 'no_link'
    | 'no_email'
    | 'no_banner'
    | 'twice'
  limit?: number
  choices?: readonly (string | number)[]
}
/** By the place of the value: `site_name`, `banners.0.title`. */
export type LookProblems = Record<string, LookProblem>

type Check<K extends LookField['kind']> = (
  field: Extract<LookField, { kind: K }>,
  value: unknown,
  at: string,
) => LookProblems

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const NONE: LookProblems = {}

const problem = (at: string, code: LookProblem['code'], more: Partial<LookProblem> = {}): LookProblems => ({
  [at]: { code, ...more },
})
const merge = (all: LookProblems[]): LookProblems => Object.assign({}, ...all)

/** A text of a length, which passes a further test. */
const checkText = (
  value: unknown,
  at: string,
  max: number,
  test: (text: string) => LookProblem['code'] | null = () => null,
): LookProblems => {
  if (typeof value !== 'string') return problem(at, 'wrong_type')
  if (value.length > max) return problem(at, 'too_long', { limit: max })
  const code = test(value)
  return code ? problem(at, code) : NONE
}

const isId = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least

const checkId =
  (least: number) =>
  (_: unknown, value: unknown, at: string): LookProblems =>
    isId(value, least) ? NONE : problem(at, 'wrong_type')

const LONGEST_URL = 2000
/** Ours alone: pages show no pictures of other hosts. */
const isPicture = (url: string): boolean => url === '' || url.startsWith('/media/')

const checkFields = (fields: LookFields, value: Record<string, unknown>, at: string): LookProblems =>
  merge([
    ...Object.keys(value)
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => problem(`${at}.${name}`, 'unknown_setting')),
    ...Object.entries(fields).map(([name, field]) => {
      if (value[name] === undefined) return field.optional ? NONE : problem(`${at}.${name}`, 'required')
      return checkValue(field, value[name], `${at}.${name}`)
    }),
  ])

const checkNumber: Check<'number'> = ({ min, max, fraction }, value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem(at, 'wrong_type')
  if (!fraction && !Number.isInteger(value)) return problem(at, 'not_whole')
  if (value < min) return problem(at, 'too_small', { limit: min })
  return value > max ? problem(at, 'too_big', { limit: max }) : NONE
}

const checkImage: Check<'image'> = (_, value, at) => {
  if (!isObject(value)) return problem(at, 'wrong_type')
  return merge([
    checkText(value.src, `${at}.src`, LONGEST_URL, (url) =>
      url === '' ? 'required' : isPicture(url) ? null : 'no_picture',
    ),
    checkText(value.alt, `${at}.alt`, 1000),
  ])
}

const checkList: Check<'list'> = ({ item, most, unique }, value, at) => {
  if (!Array.isArray(value)) return problem(at, 'wrong_type')
  if (value.length > most) return problem(at, 'too_many', { limit: most })
  const seen = new Set<unknown>()
  return merge(
    value.map((one, index) => {
      const name = unique && isObject(one) ? one[unique] : undefined
      const isTwice = name !== undefined && seen.has(name)
      seen.add(name)
      return isTwice ? problem(`${at}.${index}.${unique}`, 'twice') : checkValue(item, one, `${at}.${index}`)
    }),
  )
}

const checkVariants: Check<'variants'> = ({ by, variants }, value, at) => {
  if (!isObject(value)) return problem(at, 'wrong_type')
  const { [by]: kind, ...rest } = value
  const fields = typeof kind === 'string' && Object.hasOwn(variants, kind) ? variants[kind] : undefined
  if (!fields) return problem(`${at}.${by}`, 'no_choice', { choices: Object.keys(variants) })
  return checkFields(fields, rest, at)
}

const CHECKS: { [K in LookField['kind']]: Check<K> } = {
  flag: (_, value, at) => (typeof value === 'boolean' ? NONE : problem(at, 'wrong_type')),
  number: checkNumber,
  choice: ({ choices }, value, at) =>
    choices.includes(value as string) ? NONE : problem(at, 'no_choice', { choices }),
  text: ({ max, required }, value, at) =>
    checkText(value, at, max, (text) => (required && text.trim() === '' ? 'required' : null)),
  html: ({ max }, value, at) => checkText(value, at, max),
  css: ({ max }, value, at) => checkText(value, at, max),
  colour: ({ empty, names }, value, at) =>
    checkText(value, at, 20, (text) =>
      HEX.test(text) || names?.includes(text) || (empty && text === '') ? null : 'no_colour',
    ),
  picture: (_, value, at) =>
    checkText(value, at, LONGEST_URL, (url) => (isPicture(url) ? null : 'no_picture')),
  image: checkImage,
  link: (_, value, at) =>
    checkText(value, at, LONGEST_URL, (url) =>
      url === '' || linkHref(url) !== undefined ? null : 'no_link',
    ),
  email: (_, value, at) =>
    checkText(value, at, 254, (text) => (text === '' || isEmail(text) ? null : 'no_email')),
  page: checkId(0),
  category: checkId(1),
  banner: checkId(1),
  object: ({ fields }, value, at) =>
    isObject(value) ? checkFields(fields, value, at) : problem(at, 'wrong_type'),
  list: checkList,
  variants: checkVariants,
}

const checkValue = (field: LookField, value: unknown, at: string): LookProblems =>
  (CHECKS[field.kind] as Check<LookField['kind']>)(field, value, at)

/** What is wrong with settings of the shop's look, each given whole; null takes one back and is never wrong. */
export const checkLook = (values: Record<string, unknown>): LookProblems =>
  merge(
    Object.entries(values).map(([key, value]) => {
      const field = Object.hasOwn(LOOK_FIELDS, key) ? LOOK_FIELDS[key] : undefined
      if (!field) return problem(key, 'unknown_setting')
      return value === null ? NONE : checkValue(field, value, key)
    }),
  )

/** Whether a setting is, or holds, text that is written in each language. */
export const isTranslatable = (key: string): boolean => Object.hasOwn(settingTexts.shape, key)

/** The same for those in the shop's second language, where an empty text gives way to the shop's own. */
export const checkLookTexts = (texts: Record<string, unknown>): LookProblems =>
  merge(
    Object.entries(texts).map(([key, value]) => {
      if (!Object.hasOwn(LOOK_FIELDS, key)) return problem(key, 'unknown_setting')
      if (!isTranslatable(key)) return problem(key, 'same_in_every_language')
      return value === '' ? NONE : checkLook({ [key]: value })
    }),
  )

const bannerIds = (banners: unknown): Set<unknown> =>
  new Set(Array.isArray(banners) ? banners.map((one) => isObject(one) && one.id) : [])

/** Banners of home sections that are not there, as the settings would be with what is given. */
export const checkBanners = (home: unknown, banners: unknown): LookProblems => {
  const known = bannerIds(banners)
  const sections: unknown[] = Array.isArray(home) ? home : []
  return merge(
    sections.map((section, index) => {
      const ids = isObject(section) && Array.isArray(section.banner_ids) ? section.banner_ids : []
      const missing = ids.findIndex((id) => !known.has(id))
      return missing < 0 ? NONE : problem(`home.${index}.banner_ids.${missing}`, 'no_banner')
    }),
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { StoreError } from '#store-api/client/store-client.ts'

/** What came of a form: which one it was, what was typed, and what is wrong with it by field, as codes. */
export interface FormAnswer {
  intent: string
  values: Record<string, string>
  problems: Record<string, string>
  /** of the form as a whole */
  failure: string | null
  /** it was done */
  done?: boolean
  /** seconds until another code may be asked for, once one was sent */
  resendAfter?: number
}

/** The answer to a form that could not be read. */
export const UNREADABLE: FormAnswer = { intent: '', values: {}, problems: {}, failure: 'failed' }

const SECRET = new Set(['password', 'current_password', '_xsrf', 'intent', 'instead'])

/** What was typed, to be shown again; passwords are not. */
export const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !SECRET.has(name) ? [[name, value]] : [],
    ),
  )

const codeOf = (detail: unknown): string =>
  typeof detail === 'object' && detail !== null && 'code' in detail ? String(detail.code) : ''

/**
 * A refusal of the store as the answer of a form.
 * @throws anything else
 */
export const refusedForm = (error: unknown, form: FormData): FormAnswer => {
  if (!(error instanceof StoreError)) throw error
  const problems = Object.fromEntries(
    Object.entries(error.details).flatMap(([name, detail]) => {
      const code = codeOf(detail)
      return code ? [[name, code]] : []
    }),
  )
  const isNamed = Object.keys(problems).length > 0
  return {
    intent: String(form.get('intent') ?? ''),
    values: typedValues(form),
    problems,
    failure: isNamed ? null : error.status === 429 ? 'throttled' : error.code,
  }
}

export const doneForm = (form: FormData): FormAnswer => ({
  intent: String(form.get('intent') ?? ''),
  values: {},
  problems: {},
  failure: null,
  done: true,
})

const PROBLEMS: Record<string, () => string> = {
  taken: m.account_problem_taken,
  last_way_in: m.account_problem_last_way_in,
  password_required: m.account_problem_password_required,
  password_common: m.account_problem_password_common,
  password_own_words: m.account_problem_password_own_words,
  wrong_password: m.account_problem_wrong_password,
  wrong_code: m.account_problem_wrong_code,
  used_up: m.account_problem_used_up,
  code_required: m.account_mobile_code_sent,
  'email_code:code_required': m.account_email_code_sent,
  'identity_code:code_required': m.account_identity_code_sent,
  invalid_phone: m.account_problem_phone,
  invalid_email: m.ui_invalid_email,
  invalid_postcode: m.addresses_invalid_postcode,
  invalid_state: m.addresses_invalid_state,
  not_a_picture: m.account_problem_picture,
  too_large: m.account_problem_picture,
  not_confirmed: m.account_problem_confirm,
  second_wrong: m.account_second_wrong,
}

const BY_FIELD: Record<string, () => string> = {
  email: m.ui_invalid_email,
  password: m.account_problem_password,
  mobile: m.account_problem_phone,
  avatar: m.account_problem_picture,
}

/** What is wrong with a field, in words; undefined when nothing is. */
export const problemOf = (answer: FormAnswer | undefined, field: string): string | undefined => {
  const code = answer?.problems[field]
  return (
    code &&
    (PROBLEMS[`${field}:${code}`] ?? PROBLEMS[code] ?? BY_FIELD[field] ?? m.account_problem_required)()
  )
}

const FAILURES: Record<string, () => string> = {
  wrong_login: m.account_problem_wrong_login,
  signin_method_off: m.account_problem_method_off,
  throttled: m.account_problem_throttled,
  no_contact: m.account_problem_no_contact,
  staff: m.account_problem_staff,
  link_used_up: m.account_reset_gone,
  sign_up_gone: m.account_signup_gone,
  challenge_gone: m.account_second_gone,
  passkey_refused: m.account_second_passkey_failed,
}

/** What is wrong with the form as a whole, in words. */
export const failureOf = (failure: string): string => (FAILURES[failure] ?? m.account_problem_failed)()

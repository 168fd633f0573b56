import { z } from 'zod'
import { EMAIL } from '#common/email.ts'
import { type AddressInput, addressInput } from './checkout.ts'

const email = z
  .string()
  .max(200)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(EMAIL))
const name = z.string().trim().max(100)
/** signs of a new password at least; the store refuses common ones and those of the account's own words too */
export const PASSWORD_MIN = 8
/** argon2 has no use for endless ones */
export const PASSWORD_MAX = 200
const password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
const givenPassword = z.string().min(1).max(200)
const mobile = z.string().min(1).max(30)
const code = z.string().min(1).max(20)

export const signInRequest = z.object({ login: z.string().trim().min(1).max(200), password: givenPassword })
export type SignInRequest = z.input<typeof signInRequest>

export const signUpRequest = z.object({
  email,
  first_name: name.min(1),
  last_name: name.min(1),
  password,
})
export type SignUpRequest = z.input<typeof signUpRequest>

/**
 * What a sign-up answers, whether or not the e-mail address has an account: a code, or a word that there is one, is mailed.
 */
export const signUpAnswer = z.object({
  /** names the sign-up that waits for its code; with it and the code the account is made */
  sign_up: z.string(),
  /** as the code was sent to it */
  email: z.string(),
  /** seconds until another code may be asked for */
  resend_after: z.number(),
})
export type SignUpAnswer = z.infer<typeof signUpAnswer>

const signUpToken = z.string().min(1).max(100)
export const repeatSignUpRequest = z.object({ sign_up: signUpToken })
export const verifySignUpRequest = z.object({ sign_up: signUpToken, code })
export type VerifySignUpRequest = z.input<typeof verifySignUpRequest>

export const emailCodeRequest = z.object({ email })
export interface EmailCodeAnswer {
  email: string
  /** seconds until another code may be asked for */
  resend_after: number
}

export const identityCodeRequest = z.object({
  /** where the code goes; by default to the mobile number, where the account has one */
  to: z.enum(['email', 'mobile']).optional(),
})
export interface IdentityCodeAnswer {
  /** of the account, where the code goes */
  contact: string
  /** seconds until another code may be asked for */
  resend_after: number
}

export const codeRequest = z.object({ mobile })
export const codeAnswer = z.object({
  /** as the code was sent to it */
  mobile: z.string(),
  /** seconds until another code may be asked for */
  resend_after: z.number(),
})
export type CodeAnswer = z.infer<typeof codeAnswer>

export const verifyCodeRequest = z.object({ mobile, code })
export type VerifyCodeRequest = z.input<typeof verifyCodeRequest>

export const resetPasswordRequest = z.object({ token: z.string().min(1).max(100), password })
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>

/** `forgot_password` (spec §7, §8). */
export type ForgotPasswordAnswer = { ok: 1; msg: string } | { ok: 0; error: string }

/** The signed-in customer, as only they see it. */
export interface CustomerProfile {
  id: number
  email: string
  username: string
  role: string
  first_name: string
  last_name: string
  mobile: string
  /** '' for none */
  avatar_url: string
  /** false for who signs in with codes alone */
  has_password: boolean
  billing: AddressInput
  shipping: Omit<AddressInput, 'email'>
  date_created_gmt: string
}

/** What a sign-in answers. Native apps keep the token; a browser is given it as an HttpOnly cookie. */
export interface SignedInAnswer {
  token: string
  customer: CustomerProfile
  /** a code made this account just now */
  created: boolean
}

export const updateCustomerRequest = z
  .object({
    first_name: name,
    last_name: name,
    email,
    mobile: z.string().max(30),
    /** proves a new e-mail address; asked for by `POST customer/email-code` */
    email_code: code,
    /** proves a new mobile number; asked for by `POST customer/mobile-code` */
    code,
    /**
     * shows who asks to be the owner, for another password, e-mail address or mobile number; who has no password or
     * rather takes a code gives `identity_code` instead
     */
    current_password: z.string().max(200),
    /** sent to the present number or e-mail address; asked for by `POST customer/identity-code` */
    identity_code: code,
    password,
    billing: addressInput.partial(),
    shipping: addressInput.partial(),
  })
  .partial()
export type UpdateCustomerRequest = z.input<typeof updateCustomerRequest>

/** What may be wrong with a field of an update, in `params` of the 400 answer. */
export type ProfileProblem =
  | 'taken'
  | 'last_way_in'
  | 'password_required'
  | 'password_common'
  | 'password_own_words'
  | 'wrong_password'
  | 'invalid_phone'
  | 'code_required'
  | 'wrong_code'
  | 'used_up'

/** Wants the owner, like a new password. */
export const deleteCustomerRequest = z.object({
  password: z.string().max(200).default(''),
  identity_code: code.optional(),
})
export type DeleteCustomerRequest = z.input<typeof deleteCustomerRequest>

export interface DeviceSession {
  id: string
  user_agent: string
  /** '' where it is not known; of IPv6 the network alone */
  ip_address: string
  date_created_gmt: string
  last_seen_gmt: string
  current: boolean
}

export const endSessionsRequest = z.object({
  /** one of them; without it all but the one that asks */
  id: z.string().max(50).optional(),
})

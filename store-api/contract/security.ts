import { z } from 'zod'
import { EMAIL } from '#common/email.ts'

/** By what somebody shows a second factor. */
export const secondFactorMethod = z.enum(['passkey', 'totp', 'recovery_code'])
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>

const token = z.string().min(1).max(100)
const code = z.string().min(1).max(20)
const recoveryCode = z.string().min(1).max(40)
/** What a browser makes of the options: `startAuthentication` and `startRegistration` of @simplewebauthn/browser. */
const credential = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})
export type Credential = z.infer<typeof credential>
/** for the browser's `navigator.credentials`, as @simplewebauthn/browser takes them */
const browserOptions = z.record(z.string(), z.unknown())

/**
 * What stands in `data.details` of the refusal `second_factor_needed` (401) of a sign-in whose first factor was right. The
 * challenge is for the browser that asked, is answered once and within minutes.
 */
export interface SecondFactorNeeded {
  challenge: string
  methods: SecondFactorMethod[]
  expires_in: number
}

export const challengeRequest = z.object({ challenge: token })
export const challengeAnswer = z.object({
  methods: z.array(secondFactorMethod),
  /** seconds */
  expires_in: z.number(),
  /** to ask a passkey with; null where there is none for this shop's address */
  passkey: browserOptions.nullable(),
})
export type ChallengeAnswer = z.infer<typeof challengeAnswer>

const factor = { code, recovery_code: recoveryCode, passkey: credential }
/** one of the three */
export const verifyChallengeRequest = z.object({ challenge: token }).extend(z.object(factor).partial().shape)
export type VerifyChallengeRequest = z.input<typeof verifyChallengeRequest>

export const secondFactor = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      date_created_gmt: z.string(),
      last_used_gmt: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.number(),
  /** the shop wants one of this role */
  required: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const totpSetup = z.object({
  setup: z.string(),
  /** in base32, for who types it; told this once */
  secret: z.string(),
  /** what the QR code says */
  uri: z.string(),
})
export type TotpSetup = z.infer<typeof totpSetup>
export const finishTotpRequest = z.object({ setup: token, code })
export const passkeySetup = z.object({ setup: z.string(), options: browserOptions })
export type PasskeySetup = z.infer<typeof passkeySetup>
export const finishPasskeyRequest = z.object({
  setup: token,
  name: z.string().trim().min(1).max(100),
  credential,
})
export const secondFactorChanged = secondFactor.extend({
  /** told this once: with the first factor, or when new ones are made */
  recovery_codes: z.array(z.string()).nullable(),
})
export type SecondFactorChanged = z.infer<typeof secondFactorChanged>

export const confirmMethod = z.enum(['password', 'passkey', 'totp', 'recovery_code', 'identity_code'])
export type ConfirmMethod = z.infer<typeof confirmMethod>
export const confirmOptions = z.object({
  methods: z.array(confirmMethod),
  /** it was shown a short while ago: nothing asks for it now */
  confirmed: z.boolean(),
  /** goes along with a passkey's answer */
  challenge: z.string().nullable(),
  passkey: browserOptions.nullable(),
})
export type ConfirmOptions = z.infer<typeof confirmOptions>
/** one way of `methods` */
export const confirmRequest = z
  .object({
    ...factor,
    challenge: token,
    password: z.string().min(1).max(200),
    /** sent by `POST customer/identity-code` */
    identity_code: code,
  })
  .partial()
export type ConfirmRequest = z.input<typeof confirmRequest>
export const confirmed = z.object({ confirmed_until_gmt: z.string() })

export const STAFF_ROLE = z.enum(['administrator', 'shop_manager', 'editor', 'support'])
export type StaffRoleName = z.infer<typeof STAFF_ROLE>
export const staffMember = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  role: STAFF_ROLE,
  second_factor: z.boolean(),
  /** has not yet followed the link of the invitation */
  invited: z.boolean(),
  /** null for nowhere signed in */
  last_seen_gmt: z.string().nullable(),
})
export type StaffMemberAnswer = z.infer<typeof staffMember>
const name = z.string().trim().max(100).default('')
export const inviteRequest = z.object({
  email: z
    .string()
    .max(200)
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.string().regex(EMAIL)),
  role: STAFF_ROLE,
  first_name: name,
  last_name: name,
})
export const staffChange = z.object({ role: STAFF_ROLE })
export const secondFactorRoles = z.object({ roles: z.array(STAFF_ROLE).max(4) })
export type SecondFactorRoles = z.infer<typeof secondFactorRoles>

export const apiKey = z.object({
  id: z.number(),
  description: z.string(),
  permissions: z.enum(['read', 'write', 'read_write']),
  /** of the account it acts for */
  email: z.string(),
  /** the last characters of the consumer key */
  ending: z.string(),
  date_created_gmt: z.string(),
  /** null for one that was never used */
  last_used_gmt: z.string().nullable(),
})
export type ApiKeyAnswer = z.infer<typeof apiKey>
export const newApiKey = z.object({
  description: z.string().trim().min(1).max(200),
  permissions: apiKey.shape.permissions,
})
export const madeApiKey = apiKey.extend({
  /** told this once */
  consumer_key: z.string(),
  consumer_secret: z.string(),
})
export type MadeApiKey = z.infer<typeof madeApiKey>

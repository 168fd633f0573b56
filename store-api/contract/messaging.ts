import { z } from 'zod'

const source = z.enum(['shop', 'environment', 'none'])
const secret = z.string().max(500).nullable().optional()

/** By what the shop sends mail; the password is never told. */
export const mailSettings = z.object({
  /** whose settings are used: the shop's, those of the process's environment, or nobody's, so that mail stays in the outbox */
  source,
  host: z.string(),
  port: z.number(),
  security: z.enum(['tls', 'starttls', 'none']),
  username: z.string(),
  has_password: z.boolean(),
  from_name: z.string(),
  from_address: z.string(),
})
export type MailSettings = z.infer<typeof mailSettings>

/** `PUT ghab/v1/mail-settings`; an empty host gives way to the environment. */
export const mailSettingsChange = z.object({
  host: z
    .string()
    .trim()
    .max(253)
    .regex(/^$|^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i),
  port: z.number().int().min(1).max(65_535).default(587),
  security: mailSettings.shape.security.default('starttls'),
  username: z.string().trim().max(200).default(''),
  /** not given stays as it is, null takes it away; another server needs it again */
  password: secret,
  from_name: z.string().trim().max(200).optional(),
  from_address: z.union([z.literal(''), z.email()]).optional(),
})

/** By what the shop sends SMS; the key is never told. */
export const smsSettings = z.object({
  source,
  provider: z.enum(['', 'kavenegar']),
  sender: z.string(),
  has_api_key: z.boolean(),
})
export type SmsSettings = z.infer<typeof smsSettings>

/** `PUT ghab/v1/sms-settings`; an empty provider gives way to the environment. */
export const smsSettingsChange = z.object({
  provider: smsSettings.shape.provider,
  sender: z.string().trim().max(30).default(''),
  api_key: secret,
})

export const mailTest = z.object({ to: z.email().max(200) })
export const smsTest = z.object({ to: z.string().max(30) })
export const testAnswer = z.object({ sent: z.boolean(), error: z.string().optional() })

export const templateQuery = z.object({
  /** of the texts; the shop's own by default */
  lang: z.enum(['fa', 'en']).optional(),
})
const own = z.string().trim().max(5000).optional()
/** `PUT ghab/v1/message-templates/{id}`, and what is previewed: placeholders stand in braces. */
export const templateChange = z.object({
  subject: z.string().trim().min(1).max(300).optional(),
  headline: z.string().trim().max(300).optional(),
  body: own,
  sms: z.string().trim().min(1).max(1000).optional(),
})
const text = z.object({ text: z.string(), default: z.string(), changed: z.boolean() })
/** A message that the shop may say in its own words; an SMS of a code has no other text than `sms`. */
export const messageTemplate = z.object({
  id: z.string(),
  lang: z.enum(['fa', 'en']),
  audience: z.enum(['customer', 'shop']),
  /** what may stand in braces, and what has to */
  placeholders: z.array(z.string()),
  required: z.array(z.string()),
  texts: z.object({
    subject: text.optional(),
    headline: text.optional(),
    body: text.optional(),
    sms: text.optional(),
  }),
})
export type MessageTemplateAnswer = z.infer<typeof messageTemplate>
export const templatePreview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sms: z.string(),
})

import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { changeSettings, type StoreSettings } from '#store/modules/settings/settings.ts'

type MailServer = StoreSettings['mail_server']
type SmsService = StoreSettings['sms_service']

/** A secret that is not given stays as it is; null takes it away. */
export type MailServerChange = Omit<MailServer, 'password'> & { password?: string | null | undefined }
export type SmsServiceChange = Omit<SmsService, 'api_key'> & { api_key?: string | null | undefined }

/** A stored password would go to another server, or to the same without encryption: it has to be given again. */
export type TransportRefusal = 'password_needed'

const MAIL_PLACE = 'settings mail_server password'
const SMS_PLACE = 'settings sms_service api_key'

export const openMailPassword = (cipher: Cipher, { password }: MailServer): string =>
  cipher.decrypt(password, MAIL_PLACE)
export const openSmsKey = (cipher: Cipher, { api_key }: SmsService): string =>
  cipher.decrypt(api_key, SMS_PLACE)

const secretOf = (
  given: string | null | undefined,
  before: string,
  seal: (text: string) => string,
): string => (given === undefined ? before : given ? seal(given) : '')

const goesElsewhere = (before: MailServer, after: MailServerChange): boolean =>
  before.host !== after.host || before.port !== after.port || before.security !== after.security

/** Stores by which server the shop sends mail; an empty host gives way to the one of the environment. */
export const saveMailServer = async (
  context: Context,
  cipher: Cipher,
  { password, ...given }: MailServerChange,
): Promise<Result<null, TransportRefusal>> => {
  const seal = (text: string) => cipher.encrypt(text, MAIL_PLACE)
  const saved = await changeSettings(context, ({ mail_server: before }) => {
    if (password === undefined && before.password && goesElsewhere(before, given) && given.host) return null
    const kept = given.host ? secretOf(password, before.password, seal) : ''
    return { mail_server: { ...given, password: kept } }
  })
  return saved.ok ? ok(null) : refuse('password_needed' as const)
}

/** Stores by which service the shop sends SMS; none gives way to the one of the environment. */
export const saveSmsService = async (
  context: Context,
  cipher: Cipher,
  { api_key, ...given }: SmsServiceChange,
): Promise<void> => {
  const seal = (text: string) => cipher.encrypt(text, SMS_PLACE)
  await changeSettings(context, ({ sms_service: before }) => ({
    sms_service: { ...given, api_key: given.provider ? secretOf(api_key, before.api_key, seal) : '' },
  }))
}

import type { MailSettings } from '#store-api/contract/messaging.ts'

type Emptied<T> = { [Field in keyof T]: T[Field] | null }

/** What the form of the mail settings holds; null for what was emptied. */
export type MailValues = Emptied<Omit<MailSettings, 'source' | 'has_password'>> & {
  password?: string | null
  admin_email: string | null
}

/** As `ghab/v1/mail-settings` takes it. */
export const mailBody = ({
  host,
  port,
  security,
  username,
  password,
  from_name,
  from_address,
}: MailValues) => ({
  host: host ?? '',
  ...(port && { port: Number(port) }),
  security,
  username: username ?? '',
  from_name: from_name ?? '',
  from_address: from_address ?? '',
  ...(password && { password }),
})

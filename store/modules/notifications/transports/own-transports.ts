import type { Fetch } from '#common/http/fetch.ts'
import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type Connect, createMailTransport, readSender } from '../mail-transport.ts'
import type { Transport, Transports } from '../outbox.ts'
import { createSmsTransport } from '../sms-transport.ts'
import { openMailPassword, openSmsKey } from './transport-settings.ts'

/** Who carries a kind of message: what the shop's settings name, what the environment names, or nobody. */
export type TransportSource = 'shop' | 'environment' | 'none'

interface OwnTransports {
  context: Context
  cipher: Cipher
  fetch: Fetch
  connect: Connect
  /** of the environment */
  given: Transports
}

const NOBODY = 'shop@localhost.localdomain'

/** What one setting asks for, made anew when it changes. */
const madeOf = <T extends object>(make: (setting: T) => Transport) => {
  let last: { setting: T; transport: Transport } | null = null
  return (setting: T): Transport => {
    if (last?.setting !== setting) last = { setting, transport: make(setting) }
    return last.transport
  }
}

const mailOf = ({ context, cipher, connect }: OwnTransports) =>
  madeOf<Awaited<ReturnType<typeof readSettings>>['mail_server']>((server) => {
    const url = new URL(`${server.security === 'tls' ? 'smtps' : 'smtp'}://${server.host}:${server.port}`)
    url.username = encodeURIComponent(server.username)
    url.password = encodeURIComponent(openMailPassword(cipher, server))
    const address = server.username.includes('@') ? server.username : NOBODY
    return createMailTransport(url.href, () => readSender(context, address), {
      connect,
      requireTLS: server.security === 'starttls',
    })
  })

const smsOf = ({ cipher, fetch }: OwnTransports) =>
  madeOf<Awaited<ReturnType<typeof readSettings>>['sms_service']>((service) =>
    createSmsTransport(openSmsKey(cipher, service), service.sender, fetch),
  )

/** Whom a channel is carried by, as the settings are at that moment. */
export const readSources = async (
  context: Context,
  given: Transports,
): Promise<Record<'mail' | 'sms', TransportSource>> => {
  const { mail_server, sms_service } = await readSettings(context)
  const sourceOf = (isOwn: boolean, transport: Transport | undefined): TransportSource =>
    isOwn ? 'shop' : transport ? 'environment' : 'none'
  return {
    mail: sourceOf(mail_server.host !== '', given.mail),
    sms: sourceOf(sms_service.provider !== '' && sms_service.api_key !== '', given.sms),
  }
}

/** Mail and SMS by what the shop's settings name, and else by the environment. */
export const createOwnTransports = (options: OwnTransports): Transports => {
  const { context, given } = options
  const ownMail = mailOf(options)
  const ownSms = smsOf(options)
  const carrier = (channel: 'mail' | 'sms', own: () => Promise<Transport>): Transport => {
    const send: Transport = async (message, signal) => {
      const { [channel]: source } = await readSources(context, given)
      const transport = source === 'shop' ? await own() : given[channel]
      if (!transport) throw new Error(`nobody carries ${channel}`)
      await transport(message, signal)
    }
    send.isReady = async (inside) => (await readSources(inside, given))[channel] !== 'none'
    return send
  }
  return {
    ...given,
    mail: carrier('mail', async () => ownMail((await readSettings(context)).mail_server)),
    sms: carrier('sms', async () => ownSms((await readSettings(context)).sms_service)),
  }
}

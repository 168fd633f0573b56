import { Hono } from 'hono'
import { readMobile } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import {
  saveMailServer,
  saveSmsService,
  sendTestMessage,
} from '#store/modules/notifications/notifications.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  type MailSettings,
  mailSettingsChange,
  mailTest,
  type SmsSettings,
  smsSettingsChange,
  smsTest,
} from '#store-api/contract/messaging.ts'

const MAIL = '/wp-json/ghab/v1/mail-settings'
const SMS = '/wp-json/ghab/v1/sms-settings'

const passwordNeeded = () =>
  invalidParameters({
    password: {
      code: 'ghab_password_needed',
      message: 'Another server gets the password only if you type it again.',
    },
  })
const notAMobile = () =>
  invalidParameters({ to: { code: 'rest_invalid_param', message: 'to is not a mobile number.' } })

/** `ghab/v1/mail-settings` and `ghab/v1/sms-settings`, for those who run the shop: by what it sends, with a test of each. */
export const transportSettingRoutes = (services: Services): Hono => {
  const { cipher, transports } = services
  const throttle = createThrottle(services.countAs, 'test messages', { perIp: 10, perTarget: 5 })

  const mailJson = async (context: Context): Promise<MailSettings> => {
    const { mail_server, mail_from_name, mail_from_address } = await readSettings(context)
    const { password, ...server } = mail_server
    return {
      source: (await services.transportSources(context)).mail,
      ...server,
      has_password: password !== '',
      from_name: mail_from_name,
      from_address: mail_from_address,
    }
  }
  const smsJson = async (context: Context): Promise<SmsSettings> => {
    const { api_key, ...service } = (await readSettings(context)).sms_service
    return {
      source: (await services.transportSources(context)).sms,
      ...service,
      has_api_key: api_key !== '',
    }
  }

  return new Hono()
    .get(MAIL, async (c) => {
      requireKey(c, 'read')
      return c.json(await mailJson(requestContext(c, services)))
    })
    .put(MAIL, async (c) => {
      requireKey(c, 'write')
      const { from_name, from_address, ...server } = await parseBody(c, mailSettingsChange)
      const context = requestContext(c, services)
      const saved = await saveMailServer(context, cipher, server)
      if (!saved.ok) throw passwordNeeded()
      await saveSettings(context, {
        ...(from_name !== undefined && { mail_from_name: from_name }),
        ...(from_address !== undefined && { mail_from_address: from_address }),
      })
      return c.json(await mailJson(context))
    })
    .post(`${MAIL}/test`, async (c) => {
      requireKey(c, 'write')
      const { to } = await parseBody(c, mailTest)
      throttle(c, to)
      return c.json(await sendTestMessage(requestContext(c, services), transports, 'mail', to))
    })
    .get(SMS, async (c) => {
      requireKey(c, 'read')
      return c.json(await smsJson(requestContext(c, services)))
    })
    .put(SMS, async (c) => {
      requireKey(c, 'write')
      const context = requestContext(c, services)
      await saveSmsService(context, cipher, await parseBody(c, smsSettingsChange))
      return c.json(await smsJson(context))
    })
    .post(`${SMS}/test`, async (c) => {
      requireKey(c, 'write')
      const { to } = await parseBody(c, smsTest)
      const context = requestContext(c, services)
      const mobile = readMobile(to, (await readSettings(context)).country)
      if (!mobile) throw notAMobile()
      throttle(c, mobile)
      return c.json(await sendTestMessage(context, transports, 'sms', mobile))
    })
}

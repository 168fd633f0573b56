import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { localeOf } from '#store/http/accept-language.ts'
import { getActor, requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  changeStaffRole,
  inviteStaff,
  listStaff,
  removeStaff,
  repeatInvitation,
  resetSecondFactor,
  type StaffMember,
  type StaffRefusal,
} from '#store/modules/customers/customers.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  inviteRequest,
  type SecondFactorRoles,
  type StaffMemberAnswer,
  secondFactorRoles,
  staffChange,
} from '#store-api/contract/security.ts'
import { wrongField } from '../account/signed-in.ts'

const STAFF = '/wp-json/ghab/v1/staff'

const WORDS = {
  unknown_staff: { fa: 'چنین همکاری نیست.', en: 'Nobody who works here has this id.' },
  last_administrator: {
    fa: 'این آخرین مدیر کل است: پیش از او باید کس دیگری مدیر کل شود.',
    en: 'This is the last administrator: somebody else has to be one first.',
  },
  own_role: { fa: 'کسی به خودش دسترسی بیشتر نمی‌دهد.', en: 'Nobody gives themselves more rights.' },
  already_staff: {
    fa: 'صاحب این ایمیل از همکاران است.',
    en: 'Whoever has this e-mail address works here already.',
  },
  blocked: { fa: 'صاحب این ایمیل مسدود است.', en: 'Whoever has this e-mail address is kept out.' },
} as const satisfies Record<string, Record<Locale, string>>

const say = (c: HonoContext, code: keyof typeof WORDS): string => WORDS[code][localeOf(c) ?? 'en']

const refusalOf = (c: HonoContext, code: StaffRefusal): ApiError =>
  code === 'unknown_staff' ? new ApiError(404, code, say(c, code)) : new ApiError(409, code, say(c, code))

const memberJson = (one: StaffMember): StaffMemberAnswer => ({
  id: one.id,
  first_name: one.firstName,
  last_name: one.lastName,
  email: one.email,
  mobile: one.mobile,
  role: one.role,
  second_factor: one.hasSecondFactor,
  invited: one.isInvited,
  last_seen_gmt: one.lastSeenAt === null ? null : gmtDate(one.lastSeenAt),
})

/** `ghab/v1/staff`: who works for the shop, for its administrators and by their session alone. */
export const staffRoutes = (services: Services): Hono => {
  // each sends a mail
  const throttle = createThrottle(services.countAs, 'staff', { perIp: 30, perTarget: 5 })
  const answerOne = async (c: HonoContext, id: number, status: 200 | 201 = 200) => {
    const found = (await listStaff(requestContext(c, services))).find((one) => one.id === id)
    if (!found) throw refusalOf(c, 'unknown_staff')
    return c.json(memberJson(found), status)
  }
  const idOf = (c: HonoContext): number => Number(c.req.param('id'))
  const rolesJson = async (c: HonoContext): Promise<SecondFactorRoles> => ({
    roles: (await readSettings(requestContext(c, services))).second_factor_roles,
  })

  return new Hono()
    .get(STAFF, async (c) => {
      requireRightBySession(c, services)
      return c.json((await listStaff(requestContext(c, services))).map(memberJson))
    })
    .post(STAFF, async (c) => {
      requireRightBySession(c, services)
      const { email, role, first_name: firstName, last_name: lastName } = await parseBody(c, inviteRequest)
      throttle(c, email)
      const invited = await inviteStaff(requestContext(c, services), { email, role, firstName, lastName })
      if (!invited.ok) throw wrongField('email', invited.error, say(c, invited.error))
      logSecurity(c, services, 'staff-invited', { customerId: invited.value })
      return answerOne(c, invited.value, 201)
    })
    .get(`${STAFF}/second-factor-roles`, async (c) => {
      requireRightBySession(c, services)
      return c.json(await rolesJson(c))
    })
    .put(`${STAFF}/second-factor-roles`, async (c) => {
      requireRightBySession(c, services)
      const { roles } = await parseBody(c, secondFactorRoles)
      await saveSettings(requestContext(c, services), { second_factor_roles: [...new Set(roles)] })
      logSecurity(c, services, 'second-factor-roles-changed', { customerId: getActor(c).customerId })
      return c.json(await rolesJson(c))
    })
    .put(`${STAFF}/:id{[0-9]+}`, async (c) => {
      requireRightBySession(c, services)
      const { role } = await parseBody(c, staffChange)
      const changed = await changeStaffRole(requestContext(c, services), idOf(c), role)
      if (!changed.ok) throw refusalOf(c, changed.error)
      logSecurity(c, services, 'staff-changed', { customerId: idOf(c) })
      return answerOne(c, idOf(c))
    })
    .delete(`${STAFF}/:id{[0-9]+}`, async (c) => {
      requireRightBySession(c, services)
      const removed = await removeStaff(requestContext(c, services), idOf(c))
      if (!removed.ok) throw refusalOf(c, removed.error)
      logSecurity(c, services, 'staff-removed', { customerId: idOf(c) })
      return c.json({ ok: true })
    })
    .post(`${STAFF}/:id{[0-9]+}/invitation`, async (c) => {
      requireRightBySession(c, services)
      throttle(c, `staff ${idOf(c)}`)
      const sent = await repeatInvitation(requestContext(c, services), idOf(c))
      if (!sent.ok) throw refusalOf(c, sent.error)
      return answerOne(c, idOf(c))
    })
    .delete(`${STAFF}/:id{[0-9]+}/second-factor`, async (c) => {
      requireRightBySession(c, services)
      const reset = await resetSecondFactor(requestContext(c, services), idOf(c), services.cipher)
      if (!reset.ok) throw refusalOf(c, reset.error)
      logSecurity(c, services, 'second-factor-reset', { customerId: idOf(c) })
      return answerOne(c, idOf(c))
    })
}

import { Hono, type Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { normaliseCode } from '#common/coupon-code.ts'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  type Campaign,
  cancelCampaign,
  countRecipients,
  findCampaign,
  listCampaigns,
  listScratchCards,
  type NewCampaign,
  nextRecipients,
  readResults,
  type Segment,
  scheduleCampaign,
  takeBackScratchCards,
} from '#store/modules/notifications/notifications.ts'
import type { Services } from '#store/services.ts'
import {
  type CampaignAnswer,
  type CampaignWithResults,
  campaignsQuery,
  campaignTarget,
  newCampaign,
  type segment,
} from '#store-api/contract/campaigns.ts'
import { checkOfferCoupon, refuseField } from './offer-coupon.ts'

const PATH = '/wp-json/ghab/v1/campaigns'
const ITEM = `${PATH}/:id{[0-9]+}`
const SAMPLE = 5

const unknown = () => new ApiError(404, 'ghab_campaign_unknown', 'There is no such message.')

const readSegment = (given: z.infer<typeof segment>): Segment => ({
  role: given.role,
  boughtWithinDays: given.bought_within_days,
  notBoughtForDays: given.not_bought_for_days,
  state: given.state,
  city: given.city,
  pointsOver: given.points_over,
})

const segmentJson = (one: Segment): CampaignAnswer['segment'] => ({
  role: one.role,
  bought_within_days: one.boughtWithinDays,
  not_bought_for_days: one.notBoughtForDays,
  state: one.state,
  city: one.city,
  points_over: one.pointsOver,
})

const campaignJson = (one: Campaign): CampaignAnswer => ({
  id: one.id,
  status: one.status,
  channel: one.channel,
  kind: one.kind,
  code: one.code,
  segment: segmentJson(one.segment),
  title: one.title,
  text: one.text,
  translation: one.translation,
  meant: one.meant,
  reached: one.reached,
  send_at_gmt: gmtDate(one.send_at),
  date_created_gmt: gmtDate(one.created_at),
  date_finished_gmt: one.finished_at === null ? null : gmtDate(one.finished_at),
})

/** @throws ApiError 400 for a name in braces that says nothing */
const checkPlaceholders = (texts: Record<string, string>): void => {
  for (const [field, text] of Object.entries(texts)) {
    const unknownName = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name]) => name).find(
      (name) => name !== 'name' && name !== 'shop',
    )
    if (unknownName === undefined) continue
    const message = `${field} has {${unknownName}}, which says nothing here. Known are {name}, {shop}.`
    throw invalidParameters({ [field]: { code: 'ghab_placeholder', message } })
  }
}

/** @throws ApiError 400 for a scratch card that is nowhere shown */
const checkChannel = ({ kind, channel }: Pick<NewCampaign, 'kind' | 'channel'>): void => {
  if (kind === 'scratch' && channel !== 'inbox' && channel !== 'push') {
    throw refuseField('channel', 'ghab_channel', 'Scratch cards are shown in the inbox alone.')
  }
}

/** `ghab/v1/campaigns`, messages to many customers, and `ghab/v1/scratch-cards`, for those who run the shop. */
export const campaignRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage } = parseInput(campaignsQuery, c.req.query())
      const asked = { limit: perPage, offset: (page - 1) * perPage }
      const { campaigns, total } = await listCampaigns(requestContext(c, services), asked)
      return sendList(c, services, campaigns.map(campaignJson), { total, page, perPage })
    })
    .post(`${PATH}/preview`, async (c) => {
      requireKey(c, 'read')
      const { channel, segment } = await parseBody(c, campaignTarget)
      const context = requestContext(c, services)
      const meant = readSegment(segment)
      return c.json({
        count: await countRecipients(context, channel, meant),
        sample: await nextRecipients(context, channel, meant, { after: 0, limit: SAMPLE }),
      })
    })
    .post(PATH, async (c) => {
      requireKey(c, 'write')
      const asked = await parseBody(c, newCampaign)
      const { send_at_gmt, segment, ...given } = asked
      const { title, text, translation } = given
      checkPlaceholders({
        title,
        text,
        ...(translation && { 'translation.title': translation.title, 'translation.text': translation.text }),
      })
      const code = normaliseCode(given.code)
      checkChannel(given)
      await checkOfferCoupon(requestContext(c, services), { kind: given.kind, code })
      const now = services.clock()
      const sendAt =
        send_at_gmt === undefined ? now : Math.max(now, Date.parse(`${send_at_gmt.replace(/Z$/, '')}Z`))
      const context = requestContext(c, services)
      const campaign = { ...given, code, segment: readSegment(segment), sendAt }
      const id = await writeOnce(
        c,
        context,
        asked,
        async (inside) => (await scheduleCampaign(inside, campaign)).id,
      )
      const made = await findCampaign(context, id)
      if (!made) throw unknown()
      return c.json(campaignJson(made), 201)
    })
    .get(ITEM, async (c) => {
      requireKey(c, 'read')
      const found = await findCampaign(requestContext(c, services), idOf(c))
      if (!found) throw unknown()
      const results = await readResults(requestContext(c, services), found)
      return c.json({ ...campaignJson(found), ...results } satisfies CampaignWithResults)
    })
    .post(`${ITEM}/cancel`, async (c) => {
      requireKey(c, 'write')
      const cancelled = await cancelCampaign(requestContext(c, services), idOf(c))
      if (cancelled.ok) return c.json(campaignJson(cancelled.value))
      if (cancelled.error === 'unknown_campaign') throw unknown()
      throw new ApiError(409, 'ghab_campaign_ended', 'It was sent or cancelled already.')
    })
    .get('/wp-json/ghab/v1/scratch-cards', async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage } = parseInput(campaignsQuery, c.req.query())
      const asked = { limit: perPage, offset: (page - 1) * perPage }
      const { cards, total } = await listScratchCards(requestContext(c, services), asked)
      const items = cards.map(({ lastGivenAt, ...card }) => ({ ...card, date_gmt: gmtDate(lastGivenAt) }))
      return sendList(c, services, items, { total, page, perPage })
    })
    .delete('/wp-json/ghab/v1/scratch-cards/:code', async (c) => {
      requireKey(c, 'write')
      const taken = await takeBackScratchCards(requestContext(c, services), c.req.param('code'))
      return c.json({ taken_back: taken })
    })
}

import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import type { ListedJob, Services } from '#store/services.ts'
import { type JobAnswer, jobsQuery } from '#store-api/contract/office.ts'

const PATH = '/wp-json/ghab/v1/jobs'
const ITEM = `${PATH}/:id{[0-9]+}`

const unknown = () => new ApiError(404, 'ghab_job_unknown', 'There is no such job in this state.')

const jobJson = ({ runAt, createdAt, ...job }: ListedJob): JobAnswer => ({
  ...job,
  run_at_gmt: gmtDate(runAt),
  date_created_gmt: gmtDate(createdAt),
})

/** `ghab/v1/jobs`: what waits to be done and what was given up, for those who run the shop. */
export const jobRoutes = (services: Services): Hono => {
  const { jobs } = services
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage, state } = parseInput(jobsQuery, c.req.query())
      const listed = await jobs.list(state, { limit: perPage, offset: (page - 1) * perPage })
      return sendList(c, services, listed.jobs.map(jobJson), { total: listed.total, page, perPage })
    })
    .post(`${PATH}/retry`, async (c) => {
      requireKey(c, 'write')
      return c.json({ changed: await jobs.retry(requestContext(c, services), null) })
    })
    .post(`${ITEM}/retry`, async (c) => {
      requireKey(c, 'write')
      const changed = await jobs.retry(requestContext(c, services), idOf(c))
      if (changed === 0) throw unknown()
      return c.json({ changed })
    })
    .post(`${ITEM}/give-up`, async (c) => {
      requireKey(c, 'write')
      const changed = await jobs.giveUp(requestContext(c, services), idOf(c))
      if (changed === 0) throw unknown()
      return c.json({ changed })
    })
}

import { Hono, type Context as HonoContext } from 'hono'
import { otherLocale } from '#common/locale.ts'
import { previewPath } from '#common/preview-path.ts'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  changeDraft,
  discardDraft,
  listVersions,
  openPreview,
  publishDraft,
  readDraft,
  readLook,
  readSettings,
  restoreVersion,
} from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import {
  changeDraftRequest,
  draftQuery,
  type LookSettingsJson,
  previewRequest,
  publishRequest,
} from '#store-api/contract/shop-look.ts'
import { readGiven } from './look-given.ts'
import { draftJson, versionJson } from './look-json.ts'
import { conflict, invalidLook, refusal, revisionOf } from './look-refusals.ts'
import { lookSchema } from './look-schema.ts'

const SETTINGS = '/wp-json/ghab/v1/settings'

export const versionArgs = args(pagingArgs)

/** What a session or key of those who run the shop may do here; nothing of it is kept anywhere. */
const asStaff = (c: HonoContext, services: Services, need: 'read' | 'write'): Context => {
  requireKey(c, need, need === 'read' ? 'view' : 'edit')
  noStore(c)
  return requestContext(c, services)
}

const tagDraft = (c: HonoContext, { revision }: { revision: number }): void =>
  c.header('ETag', `"${revision}"`)

const settingsJson = async (context: Context): Promise<LookSettingsJson> => {
  const { locale } = await readSettings(context)
  return {
    language: locale,
    second_language: otherLocale(locale),
    published: await readLook(context),
    draft: await draftJson(context, await readDraft(context)),
    ...lookSchema(),
  }
}

const draftRoutes = (services: Services): Hono =>
  new Hono()
    .get(SETTINGS, async (c) => {
      const settings = await settingsJson(asStaff(c, services, 'read'))
      tagDraft(c, settings.draft)
      return c.json(settings)
    })
    .put(`${SETTINGS}/draft`, async (c) => {
      const context = asStaff(c, services, 'write')
      const body = await parseBody(c, changeDraftRequest)
      const revision = await revisionOf(c, context, body.revision)
      const given = await readGiven(context, body, originOf(c.req, services))
      const changed = await changeDraft(context, given, revision)
      if (!changed.ok) {
        throw changed.error.reason === 'invalid'
          ? await invalidLook(c, context, changed.error.problems)
          : await conflict(c, context, changed.error, given)
      }
      tagDraft(c, changed.value)
      return c.json(await draftJson(context, changed.value))
    })
    .delete(`${SETTINGS}/draft`, async (c) => {
      const context = asStaff(c, services, 'write')
      const query = parseInput(draftQuery, c.req.query())
      const discarded = await discardDraft(context, await revisionOf(c, context, query.revision))
      if (!discarded.ok) throw await conflict(c, context, discarded.error)
      tagDraft(c, discarded.value)
      return c.json(await draftJson(context, discarded.value))
    })
    .post(`${SETTINGS}/publish`, async (c) => {
      const context = asStaff(c, services, 'write')
      const body = await parseBody(c, publishRequest)
      const revision = await revisionOf(c, context, body.revision)
      const published = await publishDraft(context, revision, body.keys)
      if (!published.ok) {
        throw published.error.reason === 'nothing'
          ? await refusal(c, context, 409, 'nothing')
          : await conflict(c, context, published.error)
      }
      const { version, draft } = published.value
      tagDraft(c, draft)
      return c.json({
        version: await versionJson(context, version),
        draft: await draftJson(context, draft),
      })
    })

const versionRoutes = (services: Services): Hono =>
  new Hono()
    .get(`${SETTINGS}/versions`, async (c) => {
      const context = asStaff(c, services, 'read')
      const { page, per_page: perPage } = readParameters(new URL(c.req.url).searchParams, versionArgs)
      const { versions, total } = await listVersions(context, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const items = await Promise.all(versions.map((version) => versionJson(context, version)))
      return sendList(c, services, items, { total, page, perPage })
    })
    .post(`${SETTINGS}/versions/:number{[0-9]+}/restore`, async (c) => {
      const context = asStaff(c, services, 'write')
      const number = Number(c.req.param('number'))
      // no database counts further
      if (!Number.isSafeInteger(number)) throw await refusal(c, context, 404, 'unknown_version')
      const restored = await restoreVersion(context, number)
      if (restored.ok) return c.json(await versionJson(context, restored.value))
      throw restored.error === 'unknown'
        ? await refusal(c, context, 404, 'unknown_version')
        : await refusal(c, context, 409, 'nothing')
    })

const previewRoutes = (services: Services): Hono =>
  new Hono().post(`${SETTINGS}/preview`, async (c) => {
    const context = asStaff(c, services, 'write')
    const session = c.get('sessionToken')
    // a key has no browser that could show it
    if (!session) throw await refusal(c, context, 403, 'no_session')
    const { token = null, ...body } = await parseBody(c, previewRequest)
    const given = await readGiven(context, body, originOf(c.req, services))
    const opened = await openPreview(context, session, { given, token })
    if (!opened.ok) {
      throw opened.error.reason === 'invalid'
        ? await invalidLook(c, context, opened.error.problems)
        : await refusal(c, context, 404, 'preview_ended')
    }
    const path = previewPath(opened.value.token)
    const { locale } = await readSettings(context)
    return c.json(
      {
        token: opened.value.token,
        path,
        second_language_path: `${path}/${otherLocale(locale)}`,
        expires_gmt: gmtDate(opened.value.expiresAt),
      },
      token === null ? 201 : 200,
    )
  })

/** `ghab/v1/settings`: the shop's look, its draft, its versions, and the shop shown with what is not published. */
export const lookRoutes = (services: Services): Hono =>
  new Hono()
    .route('/', draftRoutes(services))
    .route('/', versionRoutes(services))
    .route('/', previewRoutes(services))

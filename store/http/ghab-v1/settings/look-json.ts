import type { Context } from '#store/context.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'
import { isEmptyLook, type LookDraft, type LookVersion } from '#store/modules/settings/settings.ts'
import type { LookDraftJson, LookVersionJson } from '#store-api/contract/shop-look.ts'

/** Who changed something, as others of the staff know them; null for nobody. */
const personJson = async (context: Context, id: number): Promise<LookDraftJson['by']> => {
  if (id === 0) return null
  const customer = await findCustomer(context, id)
  if (!customer) return { id, name: '' }
  const { firstName, lastName, username, email } = customer
  return { id, name: `${firstName} ${lastName}`.trim() || username || email }
}

export const draftJson = async (context: Context, draft: LookDraft): Promise<LookDraftJson> => ({
  revision: draft.revision,
  changed: !isEmptyLook(draft.look),
  values: draft.look.values,
  texts: draft.look.texts,
  by: await personJson(context, draft.updatedBy),
  date_gmt: draft.updatedAt ? gmtDate(draft.updatedAt) : null,
})

export const versionJson = async (context: Context, version: LookVersion): Promise<LookVersionJson> => ({
  number: version.number,
  date_gmt: gmtDate(version.createdAt),
  by: await personJson(context, version.authorId),
  restored_from: version.restoredFrom,
  changes: version.changes,
})

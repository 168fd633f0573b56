import { z } from 'zod'

const fieldChange = z.object({ before: z.unknown(), after: z.unknown() })

/** One row that one of those who run the shop changed: `ghab/v1/audit-log`. */
export const auditEntry = z.object({
  id: z.number(),
  /** in UTC without a zone */
  date_gmt: z.string(),
  actor: z.object({
    id: z.number(),
    role: z.enum(['administrator', 'shop_manager', 'editor', 'support', 'vendor']),
    /** by what they showed who they are, or the import that did it for them; '' for the shop's own process */
    via: z.enum(['session', 'consumer_key', 'application_password', 'import', 'bulk_change', '']),
    /** of the session, key, password or import; gives no access */
    via_id: z.string(),
  }),
  /** the kind of thing, as `product`, `order` or `setting` */
  resource: z.string(),
  /** of the thing: a number, or the name of a setting; `product/5/fa` of a translation */
  resource_id: z.string(),
  /** where a part of the thing was changed, which, as `note/12`; else '' */
  part: z.string(),
  action: z.enum(['create', 'update', 'delete']),
  /**
   * By field, as the shop stores it: amounts in minor units, times in ms. Of what is new or gone, those with a value. `null` says
   * that a field was changed and its value is not kept: passwords, secrets, and what belonged to a customer who is forgotten.
   */
  changes: z.record(z.string(), fieldChange.nullable()),
})
export type AuditLogEntry = z.infer<typeof auditEntry>

import type { Context } from '#store/context.ts'

/** Points and wishes go with the account they belonged to. */
export const forgetMember = async (context: Context, customerId: number): Promise<void> => {
  await context.db.deleteFrom('point_entries').where('customer_id', '=', customerId).execute()
  await context.db.deleteFrom('wish_list_items').where('customer_id', '=', customerId).execute()
}

import type { Context } from '#store/context.ts'
import { addMethod, addZone } from './write-zones.ts'

export interface NewZone {
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  method: { methodId: 'flat_rate'; title: string; settings: Record<string, string> }
}

/** Writes a shipping zone of one country with its first method down; call it inside a transaction. */
export const addShippingZone = async (
  context: Context,
  { name, country, method }: NewZone,
): Promise<void> => {
  const { id } = await addZone(context, { name, order: 0, locations: [{ code: country, type: 'country' }] })
  await addMethod(context, id, method)
}

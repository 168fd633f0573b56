import { tidyPhone } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'

/**
 * The phone number of an address in the one spelling that its owner is known by and messages go to. The address itself
 * keeps it as the staff or another system wrote it. Without a country it is read as one of the shop's own.
 */
export const readPhone = async (
  context: Context,
  { phone = '', country = '' }: { phone?: string | undefined; country?: string | undefined },
): Promise<string> => tidyPhone(phone, country || (await readSettings(context)).country)

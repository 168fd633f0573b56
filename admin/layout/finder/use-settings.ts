import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import type { LookSettingsJson } from '#store-api/contract/shop-look.ts'
import type { NamedPlace } from './places.ts'

/** the groups of WooCommerce's options, and the screen that has those of each */
const GROUPS: Record<string, string> = {
  general: '/settings/options/general',
  products: '/settings/options/products',
  tax: '/settings/options/tax',
  account: '/settings/options/account',
  email: '/settings/mail',
}
const AN_HOUR = 3_600_000

export interface FoundSetting extends NamedPlace {
  /** the screen that it stands on */
  detail: string
}

interface Named {
  to: string
  key: string
  /** as the store calls it */
  said: string
  group: string
}

const readOptions = async (group: string, signal: AbortSignal): Promise<Named[]> => {
  const { json } = await call<{ id: string; label: string }[]>(`wc/v3/settings/${group}`, { signal })
  return json.map(({ id, label }) => ({
    to: `${GROUPS[group]}?${new URLSearchParams({ setting: id })}`,
    key: `settings.options.${id}.label`,
    said: label,
    group: `settings.places.${group}.title`,
  }))
}

const readLook = async (locale: 'fa' | 'en', signal: AbortSignal): Promise<Named[]> => {
  const { json } = await call<LookSettingsJson>('ghab/v1/settings', { signal })
  return json.schema.map(({ key, label }) => ({
    to: `/look?${new URLSearchParams({ setting: key })}`,
    key: '',
    said: label[locale],
    group: 'look.menu',
  }))
}

/** Every setting of the shop by its name, read once it is wanted. */
export const useSettings = (isWanted: boolean): FoundSetting[] => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const { data = [] } = useQuery({
    queryKey: ['finder', 'settings'],
    queryFn: async ({ signal }) =>
      (
        await Promise.all([
          ...Object.keys(GROUPS).map((group) => readOptions(group, signal)),
          readLook(locale, signal),
        ])
      ).flat(),
    enabled: isWanted,
    staleTime: AN_HOUR,
  })
  return data.map(({ to, key, said, group }) => ({
    to,
    name: key ? translate(key, { _: said }) : said,
    detail: translate(group),
  }))
}

import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { Locale } from '#common/locale.ts'

export interface GatewaySetting {
  id: string
  label: string
  description: string
  type: string
  value: string
}

export interface Gateway {
  id: string
  title: string
  description: string
  order: number
  enabled: boolean
  method_title: string
  method_description: string
  needs_setup: boolean
  settings: Record<string, GatewaySetting>
}

export const GATEWAYS = 'wc/v3/payment_gateways'

/** With their texts in a language; without one in the shop's own. */
export const useGateways = (lang?: Locale) =>
  useQuery({
    queryKey: ['gateways', ...(lang ? [lang] : [])],
    queryFn: async ({ signal }) => (await call<Gateway[]>(GATEWAYS, { signal, query: { lang } })).json,
  })

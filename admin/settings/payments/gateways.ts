import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'

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

export const useGateways = () =>
  useQuery({
    queryKey: ['gateways'],
    queryFn: async ({ signal }) => (await call<Gateway[]>(GATEWAYS, { signal })).json,
  })

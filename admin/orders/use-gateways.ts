import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'

interface Gateway {
  id: string
  title: string
  enabled: boolean
  method_supports: string[]
}

/** No bank is asked for these. */
const OFFLINE = new Set(['bacs', 'cod'])

/** The ways to pay that are switched on: those of a bank's page, and the others. */
export const useGateways = () => {
  const { data } = useQuery({
    queryKey: ['payment-gateways'],
    queryFn: async ({ signal }) => (await call<Gateway[]>('wc/v3/payment_gateways', { signal })).json,
  })
  const enabled = (data ?? []).filter((gateway) => gateway.enabled)
  return {
    isKnown: data !== undefined,
    online: enabled.filter(({ id }) => !OFFLINE.has(id)),
    offline: enabled.filter(({ id }) => OFFLINE.has(id)),
    all: enabled,
    /** whether a bank gives money back that came by it; one that was switched off since does, too */
    returns: (method: string) =>
      (data ?? []).some(({ id, method_supports }) => id === method && method_supports.includes('refunds')),
  }
}

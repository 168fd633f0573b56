interface Call {
  url: string
  body: Record<string, unknown>
}

/** ZarinPal's side of the protocol: it keeps what was asked for, and verifies the amount. */
export const fakeZarinpal = () => {
  const calls: Call[] = []
  const amounts = new Map<string, number>()
  const verified = new Set<string>()
  const state = { paid: new Set<string>(), down: false, broken: false }
  const refuse = (code: number) => Response.json({ data: [], errors: { code, message: '', validations: [] } })

  const request = ({ amount }: Record<string, unknown>): Response => {
    const authority = `A${String(amounts.size + 1).padStart(35, '0')}`
    amounts.set(authority, Number(amount))
    return Response.json({ data: { code: 100, message: 'Success', authority, fee: 0 }, errors: [] })
  }
  const verify = (body: Record<string, unknown>): Response => {
    const authority = String(body.authority)
    if (!amounts.has(authority)) return refuse(-54)
    if (amounts.get(authority) !== body.amount) return refuse(-50)
    if (!state.paid.has(authority)) return refuse(-51)
    const code = verified.has(authority) ? 101 : 100
    verified.add(authority)
    return Response.json({ data: { code, ref_id: 4242, card_pan: '502229******5995' }, errors: [] })
  }

  return {
    calls,
    state,
    verifications: () => calls.filter(({ url }) => url.endsWith('/verify.json')).length,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      if (state.down) throw new Error('unreachable')
      if (state.broken) return new Response('<h1>502</h1>', { status: 502 })
      const body = JSON.parse(String(init.body)) as Record<string, unknown>
      calls.push({ url, body })
      return url.endsWith('/request.json') ? request(body) : verify(body)
    },
  }
}

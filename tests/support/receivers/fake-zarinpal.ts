interface Call {
  url: string
  body: Record<string, unknown>
}

/** ZarinPal's side of the protocol: it keeps what was asked for, and verifies the amount. */
export const fakeZarinpal = () => {
  const calls: Call[] = []
  const amounts = new Map<string, number>()
  const verified = new Set<string>()
  const state = {
    paid: new Set<string>(),
    down: false,
    broken: false,
    /** a code with which it refuses to verify anything */
    refusal: null as number | null,
  }
  /** attempts that it does not answer for */
  const silent = new Set<string>()
  const refuse = (code: number) => Response.json({ data: [], errors: { code, message: '', validations: [] } })

  const request = ({ amount }: Record<string, unknown>): Response => {
    const authority = `A${String(amounts.size + 1).padStart(35, '0')}`
    amounts.set(authority, Number(amount))
    return Response.json({ data: { code: 100, message: 'Success', authority, fee: 0 }, errors: [] })
  }
  const verify = (body: Record<string, unknown>): Response => {
    if (state.refusal !== null) return refuse(state.refusal)
    const authority = String(body.authority)
    if (!amounts.has(authority)) return refuse(-54)
    if (amounts.get(authority) !== body.amount) return refuse(-50)
    if (!state.paid.has(authority)) return refuse(-51)
    const code = verified.has(authority) ? 101 : 100
    verified.add(authority)
    return Response.json({ data: { code, ref_id: 4242, card_pan: '502229******5995' }, errors: [] })
  }

  const bank = {
    calls,
    state,
    silent,
    /** hears of each attempt that it is asked about */
    onVerify: (_authority: string): void => {},
    verifications: () => calls.filter(({ url }) => url.endsWith('/verify.json')).length,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      if (state.down) throw new Error('unreachable')
      if (state.broken) return new Response('<h1>502</h1>', { status: 502 })
      const body = JSON.parse(String(init.body)) as Record<string, unknown>
      calls.push({ url, body })
      if (url.endsWith('/request.json')) return request(body)
      bank.onVerify(String(body.authority))
      if (silent.has(String(body.authority))) throw new Error('unreachable')
      return verify(body)
    },
  }
  return bank
}

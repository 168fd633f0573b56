import { parseArgs } from 'node:util'
import type { Locale } from '#common/locale.ts'

export interface Options {
  calls: number
  seed: string
  /** at most this long */
  seconds: number
  /** calls per second; 0 is as many as the server takes */
  rate: number
  /** a shop that runs already; null starts one */
  port: number | null
  /** of that shop, for its memory and descriptors */
  pid: number | null
  /** whether answers have to come in time: not on a machine that does other things */
  times: boolean
  /** only this call */
  call: number | null
  /** a finding to repeat */
  replay: string | null
  shop: Locale
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** @throws Error when the address is of another machine */
export const loopbackPort = (url: string): number => {
  const { hostname, port, protocol } = new URL(url)
  if (!LOOPBACK.has(hostname) || protocol !== 'http:')
    throw new Error('only a shop on this machine is attacked')
  return Number(port || 80)
}

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      calls: { type: 'string', default: '30000' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '300' },
      rate: { type: 'string', default: '108' },
      url: { type: 'string' },
      pid: { type: 'string' },
      'without-times': { type: 'boolean', default: false },
      call: { type: 'string' },
      replay: { type: 'string' },
      shop: { type: 'string', default: 'fa' },
    },
  })
  return {
    calls: Number(values.calls),
    seed: values.seed,
    seconds: Number(values.seconds),
    rate: Number(values.rate),
    port: values.url === undefined ? null : loopbackPort(values.url),
    pid: values.pid === undefined ? null : Number(values.pid),
    times: !values['without-times'],
    call: values.call === undefined ? null : Number(values.call),
    replay: values.replay ?? null,
    shop: values.shop === 'en' ? 'en' : 'fa',
  }
}

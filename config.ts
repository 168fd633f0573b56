import { resolve } from 'node:path'
import { z } from 'zod'
import { readDataKey } from './store/database/data-key.ts'

/** how many proxies stand in front; `true` is one */
const hops = z.preprocess(
  (value) => ({ '': 0, no: 0, false: 0, yes: 1, true: 1 })[String(value ?? '')] ?? value,
  z.coerce.number().int().min(0).max(10),
)

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** the public address when it is fixed, e.g. https://shop.example */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DEMO_SHOP: z.enum(['fa', 'en']).default('fa'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO_PICTURES: z.enum(['full', 'small']).default('full'),
  /** smtp://user:password@host:587; without it mail stays in the outbox */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('shop@localhost.localdomain'),
  /** of a Kavenegar account; without it SMS stays in the outbox */
  KAVENEGAR_API_KEY: z.string().min(1).optional(),
  /** the line that SMS comes from; the account's own by default */
  KAVENEGAR_SENDER: z.string().default(''),
  TRUST_PROXY: hops,
  /** what secrets in the database are encrypted with; without it the key lies beside the data folder */
  DATA_KEY: z.string().optional(),
})

/** What may hold a password or a key is not repeated on the screen. */
const SECRET = new Set(['SMTP_URL', 'KAVENEGAR_API_KEY', 'DATA_KEY'])

const refuse = (name: string, value: string | undefined, message = ''): never => {
  throw new Error(`${name}${SECRET.has(name) ? '' : `=${value ?? ''}`} is not valid: ${message}`)
}

const readKey = (text: string | undefined): Buffer | null => {
  if (!text) return null
  return (
    readDataKey(text) ?? refuse('DATA_KEY', text, 'it is 32 bytes, as 64 hexadecimal digits or in base64')
  )
}

export interface Config {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  siteUrl: string | null
  dataDir: string
  dataKey: Buffer | null
  demoShop: 'fa' | 'en'
  demoPictures: 'full' | 'small'
  logLevel: string
  smtpUrl: string | null
  mailFrom: string
  kavenegar: { apiKey: string; sender: string } | null
  /** proxies in front of the process whose `X-Forwarded-For` is believed */
  trustedProxies: number
}

/**
 * The environment, parsed once.
 * @throws Error with one line that names the wrong variable
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    return refuse(name, env[name], issue?.message)
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? null,
    dataDir: resolve(values.DATA_DIR),
    dataKey: readKey(values.DATA_KEY),
    demoShop: values.DEMO_SHOP,
    demoPictures: values.DEMO_PICTURES,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    kavenegar: values.KAVENEGAR_API_KEY
      ? { apiKey: values.KAVENEGAR_API_KEY, sender: values.KAVENEGAR_SENDER }
      : null,
    trustedProxies: values.TRUST_PROXY,
  }
}

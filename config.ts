import { isIP, isIPv4 } from 'node:net'
import { resolve, sep } from 'node:path'
import { z } from 'zod'
import { readDataKey } from './store/database/data-key.ts'

/** how many proxies stand in front; `true` is one */
const hops = z.preprocess(
  (value) => ({ '': 0, no: 0, false: 0, yes: 1, true: 1 })[String(value ?? '')] ?? value,
  z.coerce.number().int().min(0).max(10),
)

/** `localhost`, `10.1.2.3`, `::1` or `10.0.0.0/8` */
const isHostOrNetwork = (entry: string): boolean => {
  const [host = '', prefix, ...more] = entry.split('/')
  if (more.length) return false
  if (!isIP(host)) return prefix === undefined && /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(host) ? 32 : 128))
}

const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(z.array(z.string().refine(isHostOrNetwork, 'hosts, addresses or networks are wanted')))
const WANTED_SHOPS = ['demo-fa', 'demo-en', 'empty'] as const
/** What the owner says is to be opened: a demo shop in a language, or their own. */
type WantedShop = (typeof WANTED_SHOPS)[number]

const environment = z.object({
  /** the owner's word on who comes here, not which build of the app runs */
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  SHOP: z.enum(WANTED_SHOPS).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  /** the public URL when it is fixed, e.g. https://shop.example */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  /** postgres://user:password@host/database; without it the shop is in SQLite in the data folder */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** a read replica of it, for what everybody may read */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO_PICTURES: z.enum(['full', 'small']).default('full'),
  /** `0` makes pictures as WebP alone: AVIF is smaller for photos and takes a processor six times as long */
  AVIF: z.enum(['0', '1']).default('1'),
  /** seconds behind with its work from which on the shop tells callers to come again; orders at four times as many */
  BUSY_AFTER: z.coerce.number().min(0.1).max(600).default(1),
  /** smtp://user:password@host:587; without it mail stays in the outbox */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('shop@localhost.localdomain'),
  /** of a Kavenegar account; without it SMS stays in the outbox */
  KAVENEGAR_API_KEY: z.string().min(1).optional(),
  /** the line that SMS comes from; the account's own by default */
  KAVENEGAR_SENDER: z.string().default(''),
  TRUST_PROXY: hops,
  OUTGOING_ALLOW: hosts,
  /** `1` answers /metrics */
  METRICS: z.enum(['0', '1']).default('0'),
  /** who sends it may read /metrics; without it those who ask from this machine or its network */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, '16 characters or more are wanted, and no spaces')
    .optional(),
  /** what secrets in the database are encrypted with; without it the key lies beside the data folder */
  DATA_KEY: z.string().optional(),
  /** where backups are written by themselves; without it there are none */
  BACKUP_DIR: z.string().min(1).optional(),
  /** hours from one to the next */
  BACKUP_EVERY: z.coerce.number().min(1).max(744).default(24),
  /** how many are kept there */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  /** encrypts backups, and takes the key of the shop's secrets into them */
  BACKUP_PASSPHRASE: z.string().min(12, '12 characters or more are wanted').optional(),
})

/** Every variable that is read here, for the check that README names it. */
export const VARIABLES = Object.keys(environment.shape)

/** What may hold a password or a key is not repeated on the screen. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'KAVENEGAR_API_KEY',
  'DATA_KEY',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
])

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
  /** the app as Vite sees it this moment, in place of the built one */
  development: boolean
  /** strangers come here: `NODE_ENV=production`, or a `SITE_URL` of another machine */
  isPublic: boolean
  /** null when the owner did not say */
  shop: WantedShop | null
  port: number
  /** null when the owner did not say: a demo and a shop listen at different places */
  host: string | null
  siteUrl: string | null
  dataDir: string
  /** of PostgreSQL; null for SQLite in the data folder */
  databaseUrl: string | null
  /** of a read replica of it; null reads all there */
  databaseReadUrl: string | null
  /** what secrets are encrypted with; null takes the key beside the data folder */
  dataKey: Buffer | null
  demoPictures: 'full' | 'small'
  /** whether smaller pictures are made as AVIF, too, beside WebP */
  makesAvif: boolean
  /** ms behind with its work from which on the shop tells callers to come again; orders at four times as many */
  busyAfter: number
  logLevel: string
  smtpUrl: string | null
  mailFrom: string
  kavenegar: { apiKey: string; sender: string } | null
  /** proxies in front of the process whose `X-Forwarded-For` is believed */
  trustedProxies: number
  /** hosts, IP addresses and networks that may be called although they are private */
  outgoingAllow: string[]
  /** null answers no /metrics; without a token those who ask from this machine or its network get it */
  metrics: { token: string | null } | null
  backups: BackupConfig
}

interface BackupConfig {
  /** where they are written by themselves; null for nowhere */
  folder: string | null
  /** ms from one to the next */
  every: number
  /** how many are kept */
  keep: number
  /** encrypts them; null leaves them readable */
  passphrase: string | null
}

/** Where backups lie: beside the data folder where nobody has named a place. */
export const backupFolder = ({ backups, dataDir }: Config): string => backups.folder ?? `${dataDir}.backups`

const HOUR = 3_600_000

const isLocal = (url: string): boolean => {
  const { hostname } = new URL(url)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A restore moves the data folder aside, with whatever lies in it. */
const readBackupFolder = (folder: string | undefined, dataDir: string): string | null => {
  if (!folder) return null
  const path = resolve(folder)
  return path === dataDir || path.startsWith(dataDir + sep)
    ? refuse(
        'BACKUP_DIR',
        folder,
        'it lies in DATA_DIR, which a restore moves aside; name a folder elsewhere',
      )
    : path
}

/**
 * The environment, parsed once.
 * @param development whether the app is to run from its sources; `npm run dev` says so as an argument
 * @throws Error with one line that names the wrong variable
 */
export const readConfig = (env: Record<string, string | undefined>, development = false): Config => {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    return refuse(name, env[name], issue?.message)
  }
  const values = parsed.data
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    return refuse('DATABASE_READ_URL', '', 'it needs DATABASE_URL, whose replica it is')
  }
  const dataDir = resolve(values.DATA_DIR)
  return {
    development,
    isPublic:
      values.NODE_ENV === 'production' || (values.SITE_URL !== undefined && !isLocal(values.SITE_URL)),
    shop: values.SHOP ?? null,
    port: values.PORT,
    host: values.HOST ?? null,
    siteUrl: values.SITE_URL ?? null,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    dataKey: readKey(values.DATA_KEY),
    demoPictures: values.DEMO_PICTURES,
    makesAvif: values.AVIF === '1',
    busyAfter: values.BUSY_AFTER * 1000,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    kavenegar: values.KAVENEGAR_API_KEY
      ? { apiKey: values.KAVENEGAR_API_KEY, sender: values.KAVENEGAR_SENDER }
      : null,
    trustedProxies: values.TRUST_PROXY,
    outgoingAllow: values.OUTGOING_ALLOW,
    metrics: values.METRICS === '1' ? { token: values.METRICS_TOKEN ?? null } : null,
    backups: {
      folder: readBackupFolder(values.BACKUP_DIR, dataDir),
      every: values.BACKUP_EVERY * HOUR,
      keep: values.BACKUP_KEEP,
      passphrase: values.BACKUP_PASSPHRASE ?? null,
    },
  }
}

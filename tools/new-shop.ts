import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { parseMoney } from '#common/money.ts'
import { toLatinDigits } from '#common/persian.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { prepareDataFolder } from '#store/database/data-folder.ts'
import { databaseName, findShop, openShopDatabase } from '#store/database/shop-database.ts'
import {
  countryName,
  countryOfCurrency,
  isCountry,
  isCurrency,
  isNewShop,
  makeSetupLink,
  markOwnShop,
  openNewShop,
} from '#store/new-shop/new-shop.ts'
import { createShopCommand, shopPlace } from './shop-command.ts'

/**
 * Opens an empty shop with its administrator; what no flag gives is asked for at a terminal. With `--setup` nothing is
 * asked: it prints a link by which all that is answered in a browser.
 * `npm run new-shop -- [--setup] [--language fa|en] [--currency CODE] [--country CODE] [--name TEXT] [--email MAIL]
 * [--delivery COST] [--data DIR]`
 */
const FIELDS = {
  language: { rule: 'fa or en', schema: z.enum(['fa', 'en']) },
  currency: {
    rule: 'a code such as IRT, IRR, USD or EUR',
    schema: z.string().trim().toUpperCase().refine(isCurrency),
  },
  country: {
    rule: 'a code of two letters such as IR or DE',
    schema: z.string().trim().toUpperCase().refine(isCountry),
  },
  name: { rule: 'text of up to 100 characters', schema: z.string().trim().min(1).max(100) },
  email: {
    rule: 'an address such as owner@shop.example',
    schema: z.string().trim().toLowerCase().max(200).pipe(z.email()),
  },
  delivery: {
    rule: 'a number such as 45000 or 4.90, 0 for nothing',
    schema: z
      .string()
      .trim()
      .transform(toLatinDigits)
      .refine((text) => (parseMoney(text, 4) ?? -1) >= 0),
  },
} as const
type Field = keyof typeof FIELDS
type Answer<F extends Field> = z.output<(typeof FIELDS)[F]['schema']>

const QUESTIONS: Record<Field, string> = {
  language: 'Language of the shop, fa or en',
  currency: 'Currency, such as IRT, IRR, USD or EUR',
  country: 'Country, such as IR or DE',
  name: 'Name of the shop',
  email: 'E-mail address of who runs it',
  delivery: 'What a delivery within the country costs',
}

const text = { type: 'string' } as const
const { fail, flags, readEnvironment } = createShopCommand('new-shop', {
  setup: { type: 'boolean' },
  language: text,
  currency: text,
  country: text,
  name: text,
  email: text,
  delivery: text,
})

const openTerminal = () => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  let isDone = false
  lines.on('close', () => {
    if (isDone) return
    process.stdout.write('\n')
    fail('no shop was opened')
  })
  return {
    ask: (question: string) => lines.question(question),
    close: () => {
      isDone = true
      lines.close()
    },
  }
}
const terminal = process.stdin.isTTY ? openTerminal() : null

const read = <F extends Field>(field: F, given: string): Answer<F> | null => {
  const parsed = FIELDS[field].schema.safeParse(given)
  return parsed.success ? (parsed.data as Answer<F>) : null
}

const ask = async <F extends Field>(
  field: F,
  terminal: { ask: (question: string) => Promise<string> },
  preset: string,
): Promise<Answer<F>> => {
  const typed = await terminal.ask(`${QUESTIONS[field]}${preset && ` [${preset}]`}: `)
  const answer = read(field, typed.trim() || preset)
  if (answer !== null) return answer
  console.log(`  This is ${FIELDS[field].rule}.`)
  return ask(field, terminal, preset)
}

/** What the flag says, else what is typed; `preset` is offered there, `unasked` is taken where nobody is asked. */
const answerOf = async <F extends Field>(
  field: F,
  { preset = '', unasked }: { preset?: string; unasked?: Answer<F> } = {},
): Promise<Answer<F>> => {
  const { rule } = FIELDS[field]
  const flag = flags[field]
  if (flag !== undefined) return read(field, flag) ?? fail(`--${field} is ${rule}, not ${flag}`)
  if (terminal) return ask(field, terminal, preset)
  return unasked ?? fail(`--${field} is missing: ${rule}`)
}

const askAll = async () => {
  const language = await answerOf('language', { preset: 'fa' })
  const currency = await answerOf('currency', { preset: language === 'fa' ? 'IRT' : 'USD' })
  const ofCurrency = flags.country === undefined ? countryOfCurrency(currency) : null
  return {
    language,
    currency,
    country: ofCurrency ?? (await answerOf('country')),
    name: await answerOf('name'),
    email: await answerOf('email'),
    delivery: await answerOf('delivery', { preset: '0', unasked: '0' }),
  }
}

const place = shopPlace(flags.data)
const { dataDir, databaseUrl } = place
const HOLDS_ONE = databaseUrl
  ? `the database ${databaseName(databaseUrl)} holds a shop already; name another one in DATABASE_URL`
  : `${dataDir} holds a shop already; name another folder with --data`
const unusable = (error: unknown): never =>
  fail(
    `${databaseUrl ? `the database ${databaseName(databaseUrl)}` : `the data folder ${dataDir}`} cannot be used: ${(error as Error).message}`,
  )

const openFolder = async (): Promise<Context> => {
  try {
    prepareDataFolder(dataDir)
    return { db: await openShopDatabase(place), clock: Date.now, actor: SYSTEM }
  } catch (error) {
    return unusable(error)
  }
}

const look = async () => {
  try {
    return (await findShop(place)).kind
  } catch (error) {
    return unusable(error)
  }
}

const START = `DATA_DIR=${dataDir} SHOP=empty npm start`

/** The shop stays without an administrator: who has the link becomes it. */
const openForBrowser = async (context: Context): Promise<never> => {
  const { siteUrl, port } = readEnvironment()
  await markOwnShop(context)
  const link = await makeSetupLink(context, siteUrl ?? `http://localhost:${port}`)
  await context.db.destroy()
  if (link === null) return fail(HOLDS_ONE)
  console.log(`An empty shop is in ${dataDir}. Start it: ${START}`)
  console.log('Who opens this link becomes its administrator. It works once, and each start prints another:')
  console.log(`  ${link}`)
  return process.exit(0)
}

const held = await look()
if (held === 'demo') fail(HOLDS_ONE)
// nobody answers questions for nothing
const before = held === 'own' ? await openFolder() : null
if (before && !(await isNewShop(before))) fail(HOLDS_ONE)
if (flags.setup) await openForBrowser(before ?? (await openFolder()))
const shop = await askAll()
terminal?.close()
const context = before ?? (await openFolder())
const opened = await openNewShop(context, shop)
await context.db.destroy()
if (!opened.ok) fail(opened.error === 'taken' ? `${shop.email} has an account here; give another` : HOLDS_ONE)
else {
  const place = countryName(shop.country, 'en')
  console.log(`${shop.name} is open in ${dataDir}. Its administrator, whose password is told this once:`)
  console.log(`  ${shop.email}  ${opened.value.password}`)
  console.log(
    `Delivery within ${place} costs ${shop.delivery} ${shop.currency}; there is none elsewhere yet.`,
  )
  console.log(`Start it, or start it anew: ${START}`)
  console.log('Sign in there with this account: a link for a first administrator is not needed any more.')
}

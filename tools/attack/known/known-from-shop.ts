import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadSource } from '#demo/seed-demo.ts'
import { ask } from './ask.ts'
import type { Known, KnownThings, Upload } from './known.ts'
import type { RouteIndex } from './targets.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MOST = 25

const uniqueSorted = (list: Iterable<string>): string[] => [...new Set(list)].toSorted()

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|messages/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))

const namesIn = (sources: readonly string[], ...patterns: RegExp[]): string[] =>
  uniqueSorted(
    sources.flatMap((text) => patterns.flatMap((one) => [...text.matchAll(one)].map(([, name]) => name!))),
  )

/** Names of form fields, parameters and choices, wherever the sources read one. */
const readNames = (): Known['names'] => {
  const app = sourcesIn('app')
  const store = [...sourcesIn('store/http'), ...sourcesIn('store-api/contract')]
  const fields = namesIn(app, /\bname="(\w+)"/g, /(?:text|form\.get|form\.getAll)\('(\w+)'\)/g)
  const inQuery = namesIn(
    [...app, ...store],
    /(?:searchParams\.get|searchParams\.has|searchParams\.getAll|req\.query)\('([\w-]+)'\)/g,
  )
  const inContract = namesIn(store, /^ {2,4}(\w+): (?:z\.|text\(|name|code)/gm)
  return {
    fields: uniqueSorted([...fields, ...inContract]),
    parameters: uniqueSorted([
      ...inQuery,
      ...inContract,
      '_fields',
      '_embed',
      '_envelope',
      '_jsonp',
      '_method',
    ]),
    choices: namesIn(app, /intent === '(\w+)'/g, /name="intent" value="(\w+)"/g),
  }
}

const files = (): string[] => {
  const assets = readdirSync(join(ROOT, 'build/client/assets')).toSorted()
  return [
    ...assets.filter((_, index) => index % 10 === 0),
    'none.js',
    'none.webp',
    'favicon.svg',
    'placeholder.svg',
  ]
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 20, b: 140 } } })

/** Real pictures, and files that only call themselves one. */
const makeUploads = async (): Promise<Upload[]> => {
  const small = picture(64, 48)
  const [png, jpeg, webp, gif, tall, bomb] = await Promise.all([
    small.clone().png().toBuffer(),
    small.clone().jpeg().toBuffer(),
    small.clone().webp().toBuffer(),
    small.clone().gif().toBuffer(),
    picture(3, 2_000).png().toBuffer(),
    picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer(),
  ])
  const latin = (bytes: Buffer) => bytes.toString('latin1')
  return [
    { name: 'a.png', type: 'image/png', bytes: latin(png) },
    { name: 'a.jpg', type: 'image/jpeg', bytes: latin(jpeg) },
    { name: 'a.webp', type: 'image/webp', bytes: latin(webp) },
    { name: 'a.gif', type: 'image/gif', bytes: latin(gif) },
    { name: 'tall.png', type: 'image/png', bytes: latin(tall) },
    { name: 'wide.png', type: 'image/png', bytes: latin(bomb) },
    { name: 'cut.jpg', type: 'image/jpeg', bytes: latin(jpeg).slice(0, 200) },
    { name: 'head.png', type: 'image/png', bytes: latin(png).slice(0, 40) },
    { name: '../../a.png', type: 'image/png', bytes: latin(png) },
    {
      name: 'a.svg',
      type: 'image/svg+xml',
      bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    },
    { name: 'a.php', type: 'image/png', bytes: 'GIF89a<?php echo 1;' },
    { name: 'a.png', type: 'text/html', bytes: '<h1>no picture</h1>' },
    { name: '', type: '', bytes: '' },
    { name: 'عکس.png', type: 'image/png', bytes: latin(png) },
    { name: `${'n'.repeat(300)}.png`, type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  ]
}

interface Entry {
  id?: number | string
  slug?: string
  code?: string
  parent_id?: number
}

/** What stands in the shop, told by every list of its index that asks for nothing. */
const readThings = async (origin: string, index: RouteIndex, key: [string, string]): Promise<KnownThings> => {
  const authorization = `Basic ${Buffer.from(key.join(':')).toString('base64')}`
  const things: KnownThings = {}
  for (const [path, { methods }] of Object.entries(index.routes)) {
    if (path.includes('(') || !methods.includes('GET')) continue
    const answer = await ask(`${origin}/wp-json${path}?per_page=${MOST}`, {
      headers: path.startsWith('/wc/') ? { Authorization: authorization } : {},
    })
    // exports are files
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    const body: unknown = answer.ok && isJson ? await answer.json() : null
    if (!Array.isArray(body)) continue
    const entries = body.filter((one): one is Entry => typeof one === 'object' && one !== null).slice(0, MOST)
    const name = path.split('/').at(-1) ?? ''
    const texts = (of: (entry: Entry) => unknown) =>
      entries.flatMap((entry) => (['string', 'number'].includes(typeof of(entry)) ? [String(of(entry))] : []))
    things[name] ??= { ids: [], words: [] }
    things[name].ids.push(...texts(({ id }) => (/^\d+$/.test(String(id)) ? id : undefined)))
    things[name].words.push(...texts(({ id, slug, code }) => slug ?? code ?? id))
  }
  return things
}

export interface ShopIndex {
  known: Known
  index: RouteIndex
}

/** Asks a demo shop what there is to ask for. */
export const learnShop = async (origin: string): Promise<ShopIndex> => {
  const index = (await (await ask(`${origin}/wp-json`)).json()) as RouteIndex
  const { currency } = (await (await ask(`${origin}/wp-content/plugins/ghab/rests/plugin.php`)).json()) as {
    currency?: unknown
  }
  const source = await loadSource(JSON.stringify(currency ?? '').includes('USD') ? 'en' : 'fa')
  const demoKey: [string, string] = [source.apiKey.consumerKey, source.apiKey.consumerSecret]
  const known: Known = {
    things: await readThings(origin, index, demoKey),
    names: readNames(),
    files: files(),
    uploads: await makeUploads(),
    demoKey,
    accounts: source.customers.map(({ email }) => email),
  }
  return { known, index }
}

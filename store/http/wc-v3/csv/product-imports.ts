import { type Context, Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { pagingArgs } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readNestedQuery, readParameters } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendAll, sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  countRows,
  deleteImport,
  ENCODINGS,
  findImport,
  type ImportRefusal,
  listImports,
  listRows,
  type ProductImport,
  parseRows,
  readShopRows,
  receiveImport,
  startImport,
  UnreadableFile,
  UnreadableShop,
} from '#store/modules/csv/csv.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { createFileThrottle, readCsv } from './csv-request.ts'
import { importJson, importRowJson } from './import-json.ts'

/** In the query: the body is the file. */
export const importArgs = args({
  update_existing: { type: 'boolean', default: false },
  delimiter: { type: 'string', default: ',', enum: [',', ';', '\t', '|'] },
  character_encoding: { type: 'string', default: 'UTF-8', enum: ENCODINGS },
  mapping: {
    type: 'mixed',
    description: 'What columns are read as, by their names; empty for nothing. Others are guessed.',
  },
})
export const rowArgs = args({ ...pagingArgs, noted: { type: 'boolean', default: false } })

/** Another WooCommerce, whose products are taken over as its shoppers see them. */
const shopImportArgs = args({
  url: { type: 'string', required: true, description: 'The address of the shop.' },
})

/** files in ten minutes of one person */
const MOST_FILES = 60
/** files that are taken in side by side: each is read while it arrives */
const AT_ONCE = 2
const LISTED = 20
const NOTED = 100

const readMapping = (given: unknown): Map<string, string> => {
  if (given === undefined || given === '') return new Map()
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : null
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  if (!entries?.every(isText)) {
    const message = 'mapping is not an object of texts.'
    throw invalidParameters({ mapping: { code: 'rest_invalid_type', message } })
  }
  return new Map(entries)
}

const unreadable = (message: string, code = 'woocommerce_product_csv_importer_invalid_file'): ApiError =>
  new ApiError(400, code, message)

const SHOPS: Record<UnreadableShop['reason'], string> = {
  unreachable: 'The shop at this address did not answer.',
  no_shop: 'At this address there is no WooCommerce shop that shows its products.',
  other_currency: 'Its prices are in another currency than those of this shop.',
  too_large:
    'It shows more than 50,000 products and variations, and nothing was read. Take them over by several CSV files.',
}
const unreadableShop = (reason: UnreadableShop['reason']): ApiError =>
  invalidParameters({ url: { code: `ghab_shop_${reason}`, message: SHOPS[reason] } })

const UNREADABLE: Record<UnreadableFile['reason'], string> = {
  encoding: 'The file is not written in its character encoding.',
  row_too_long: 'A row of the file has more than 1 MiB. Is a quotation mark missing?',
  too_many_columns: 'A row of the file has more than 500 cells.',
  quotes: 'A quotation mark of the file is not closed.',
}

const refused = (refusal: ImportRefusal): ApiError => {
  switch (refusal.reason) {
    case 'no_columns':
      return unreadable(
        'The file is empty or using a different encoding than UTF-8, please try again with a new file.',
      )
    case 'too_many_rows':
      return new ApiError(413, 'rest_too_many_items', `A file has at most ${refusal.most} rows.`)
    case 'unknown_field':
      return invalidParameters({
        mapping: {
          code: 'rest_not_in_enum',
          message: `${refusal.name} is nothing that a column can be read as.`,
        },
      })
    case 'unknown_column':
      return invalidParameters({
        mapping: { code: 'rest_invalid_param', message: `The file has no column ${refusal.name}.` },
      })
    case 'field_twice':
      return unreadable(`Two columns are read as ${refusal.name}.`, 'ghab_csv_column_twice')
  }
}

const unknownImport = () => new ApiError(404, 'ghab_import_invalid_id', 'Invalid ID.')
const alreadyStarted = () => new ApiError(409, 'ghab_import_started', 'This import has already been started.')

/** `wc/v3/products/import`: files of products, looked through first and imported row by row by a job. */
export const productImportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'imports', MOST_FILES)
  let receiving = 0

  const json = async (c: Context, one: ProductImport, noted = NOTED) => {
    const context = requestContext(c, services)
    return importJson(one, {
      counts: await countRows(context, one.id),
      noted: await listRows(context, one.id, { noted: true, limit: noted, offset: 0 }),
      origin: originOf(c.req, services),
      timezone: (await readSettings(context)).timezone,
    })
  }
  const importOf = async (c: Context): Promise<ProductImport> => {
    const found = await findImport(requestContext(c, services), Number(c.req.param('id')))
    if (!found) throw unknownImport()
    return found
  }

  /** Two at a time: each is read while it arrives. */
  const inTurn = async (c: Context, work: () => Promise<ProductImport>) => {
    if (receiving >= AT_ONCE) {
      c.header('Retry-After', '10')
      throw new ApiError(503, 'rest_too_busy', 'Other files are being uploaded. Please try again.')
    }
    receiving += 1
    try {
      const item = await json(c, await work())
      const self = item._links.self?.[0]?.href
      if (self) c.header('Location', self)
      return sendItem(c, item, 201)
    } finally {
      receiving -= 1
    }
  }

  const receiveShop = async (c: Context, { url }: Parsed<typeof shopImportArgs>): Promise<ProductImport> => {
    const context = requestContext(c, services)
    const { currency } = await readSettings(context)
    const source = { fetch: services.fetch, address: url.trim(), currency: currency.code }
    const received = await receiveImport(context, readShopRows(source), {
      mode: 'both',
      mapping: new Map(),
      origin: originOf(c.req, services),
    }).catch((error: unknown) => {
      throw error instanceof UnreadableShop ? unreadableShop(error.reason) : error
    })
    if (!received.ok) throw refused(received.error)
    return received.value
  }

  const receive = async (c: Context, given: Parsed<typeof importArgs>): Promise<ProductImport> => {
    const rows = parseRows(readCsv(c), { delimiter: given.delimiter, encoding: given.character_encoding })
    const received = await receiveImport(requestContext(c, services), rows, {
      mode: given.update_existing ? 'update' : 'create',
      mapping: readMapping(given.mapping),
      origin: originOf(c.req, services),
    }).catch((error: unknown) => {
      throw error instanceof UnreadableFile ? unreadable(UNREADABLE[error.reason]) : error
    })
    if (!received.ok) throw refused(received.error)
    return received.value
  }

  mountRoute(
    app,
    services,
    '/products/import',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'write', 'list')
      const imports = await listImports(requestContext(c, services), LISTED)
      return sendAll(c, await Promise.all(imports.map((one) => json(c, one, 0))))
    }),
    {
      methods: ['POST'],
      args: importArgs,
      handle: async (c) => {
        requireKey(c, 'write', 'create')
        throttle(c)
        const given = readParameters(readNestedQuery(new URL(c.req.url).searchParams), importArgs)
        return inTurn(c, () => receive(c, given))
      },
    },
  )
  mountRoute(
    app,
    services,
    '/products/import/shop',
    writeEndpoint(
      ['POST'],
      shopImportArgs,
      (c, given) => inTurn(c, () => receiveShop(c, given)),
      (c) => {
        requireKey(c, 'write', 'create')
        throttle(c)
      },
    ),
  )
  mountRoute(
    app,
    services,
    '/products/import/:id{[0-9]+}',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'write', 'view')
      return sendItem(c, await json(c, await importOf(c)))
    }),
    {
      methods: ['DELETE'],
      args: {},
      handle: async (c) => {
        requireKey(c, 'write', 'delete')
        const found = await importOf(c)
        const before = await json(c, found)
        await deleteImport(requestContext(c, services), found.id)
        return sendItem(c, before)
      },
    },
  )
  mountRoute(app, services, '/products/import/:id{[0-9]+}/start', {
    methods: ['POST'],
    args: {},
    handle: async (c) => {
      requireKey(c, 'write', 'edit')
      const started = await startImport(requestContext(c, services), Number(c.req.param('id')))
      if (!started.ok) throw started.error === 'unknown' ? unknownImport() : alreadyStarted()
      return sendItem(c, await json(c, started.value))
    },
  })
  mountRoute(
    app,
    services,
    '/products/import/:id{[0-9]+}/rows',
    endpoint('GET', rowArgs, async (c, { page, per_page, noted }) => {
      requireKey(c, 'write', 'view')
      const { id } = await importOf(c)
      const wanted = { noted, limit: per_page, offset: (page - 1) * per_page }
      const { rows, total } = await listRows(requestContext(c, services), id, wanted)
      return sendList(c, services, rows.map(importRowJson), { total, page, perPage: per_page })
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}

import { BY_COLLECTION, collectionIn, collectionOf, type Series, seriesOf } from './id-series.ts'

/** What names the line of an order that a refund is of. */
const REFUNDED_ITEM = '_refunded_item_id'

/** Pages of the shop whose URL names an order. */
const PAGES_OF_ORDER = new Set(['order-pay', 'order-received'])

/** A URL with the number, UUID or key of a thing. */
const WITH_ID = /^https?:\/\/\S+\/(\d+|[\da-f]{8})/

/** The slug of a revision, which begins with the id of its post. */
const REVISION = /^\d+-revision-v1$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The collection of an item: that which it stands in, or, in an answer of `batch/v1`, that of its own link. */
const collectionOfItem = (item: Record<string, unknown>, collection: string): string => {
  const { self } = (item._links ?? {}) as { self?: { href?: unknown }[] }
  return collection || collectionOf(String(self?.[0]?.href ?? ''))
}

/** Whether something is an entry of a batch of whole requests. */
const isRequest = (value: Record<string, unknown>): value is { path: string; body: unknown } =>
  typeof value.path === 'string' && value.path.startsWith('/w') && 'body' in value

/** Calls back for the `id` of each thing in a JSON value; `twin` is the value at the same place of another one. */
const eachId = (
  value: unknown,
  twin: unknown,
  collection: string,
  found: (series: Series, id: number, twin: unknown) => void,
): void => {
  if (Array.isArray(value)) {
    // of lists of different lengths nobody knows which items belong together
    const twins = Array.isArray(twin) && twin.length === value.length ? twin : []
    value.forEach((item, at) => {
      eachId(item, twins[at], collection, found)
    })
  } else if (isObject(value)) {
    const other = isObject(twin) ? twin : {}
    const series = BY_COLLECTION[collectionOfItem(value, collection)]
    if (series && typeof value.id === 'number') found(series, value.id, other.id)
    // a checkout tells the number of its order, which is made later
    if (typeof value.order_id === 'number') found('post', value.order_id, other.order_id)
    for (const [field, item] of Object.entries(value)) {
      eachId(item, other[field], collectionIn(field, collection), found)
    }
  }
}

/** Fields whose text names a thing and is drawn by lot. */
const NAMES = new Set(['order_key', 'uuid'])

/** The name of a line in a cart, which is a hash of the product's id. */
const LINE_KEY = /^[\da-f]{32}$/

const isName = (field: string, text: string): boolean =>
  NAMES.has(field) || (field === 'key' && LINE_KEY.test(text))

/** Calls back for each such name and the one at the same place of another JSON value. */
const eachName = (value: unknown, twin: unknown, found: (name: string, twin: string) => void): void => {
  if (Array.isArray(value) && Array.isArray(twin)) {
    value.forEach((item, at) => {
      eachName(item, twin[at], found)
    })
  } else if (isObject(value) && isObject(twin)) {
    for (const [field, item] of Object.entries(value)) {
      const other = twin[field]
      if (typeof item === 'string' && typeof other === 'string' && item && other) {
        if (isName(field, item)) found(item, other)
      } else eachName(item, other, found)
    }
  }
}

/** More than any shop of a replay counts to. */
const BEYOND = 9_000_000

/** Which of our ids stands for which recorded one. */
export class IdMap {
  readonly #known = new Set<string>()
  readonly #ours = new Map<string, number>()
  /** keys of orders and of lines in carts, UUIDs of application passwords */
  readonly #names = new Map<string, string>()

  /** A thing that has another id here. */
  set(series: Series, recorded: number, ours: number): void {
    this.#ours.set(`${series} ${recorded}`, ours)
  }

  /** Things that both shops began with, under the same id. */
  keep(body: unknown, path: string): void {
    eachId(body, undefined, collectionOf(path), (series, id) => this.#known.add(`${series} ${id}`))
  }

  /** Things that a recorded answer made, and ours in its place. */
  learn(recorded: unknown, ours: unknown, path: string): void {
    eachName(recorded, ours, (name, other) => {
      if (!this.#names.has(name)) this.#names.set(name, other)
    })
    eachId(recorded, ours, collectionOf(path), (series, id, other) => {
      const key = `${series} ${id}`
      // 0 is nobody's id: of a custom attribute, of an entry of a batch that was refused
      if (!id || !other || typeof other !== 'number' || this.#known.has(key)) return
      if ((this.#ours.get(key) ?? BEYOND) >= BEYOND) this.#ours.set(key, other)
    })
  }

  /** A thing that the recorded shop had and ours has not: calls that name it must not reach another one. */
  setAbsent(series: Series, recorded: number): void {
    this.set(series, recorded, BEYOND + recorded)
  }

  /** What a recorded answer made and ours refused to make. */
  learnAbsent(recorded: unknown, path: string): void {
    const series = BY_COLLECTION[collectionOf(path)]
    if (series && isObject(recorded) && typeof recorded.id === 'number') this.setAbsent(series, recorded.id)
  }

  #of(series: Series, id: number): number {
    return this.#ours.get(`${series} ${id}`) ?? id
  }

  #inText(text: string, series: Series): string {
    return text.replace(/\d+/g, (digits) => String(this.#of(series, Number(digits))))
  }

  /** A path with its query, or a URL. */
  inPath(text: string): string {
    const [path = '', query] = text.split('?')
    const segments = path.split('/')
    const ours = segments.map((segment, at) => {
      const before = segments[at - 1] ?? ''
      const series = BY_COLLECTION[before] ?? (PAGES_OF_ORDER.has(before) ? 'post' : null)
      return series && /^\d+$/.test(segment)
        ? this.#inText(segment, series)
        : (this.#names.get(segment) ?? segment)
    })
    return [ours.join('/'), ...(query === undefined ? [] : [this.#inQuery(query, collectionOf(path))])].join(
      '?',
    )
  }

  #inQuery(query: string, collection: string): string {
    return query
      .split('&')
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        const text = this.#names.get(value)
        if (text) return `${name}=${text}`
        const series = seriesOf(name.replace(/\[.*$/, ''), collection)
        return series && /^[\d,]+$/.test(value) ? `${name}=${this.#inText(value, series)}` : pair
      })
      .join('&')
  }

  /** A JSON value with our ids in the place of the recorded ones. */
  inJson(value: unknown, path: string): unknown {
    return this.#inValue(value, '', collectionOf(path))
  }

  /** The name of a setting that has an id in it. */
  #inName(name: string): string {
    return /^class_cost_\d+$/.test(name) ? this.#inText(name, 'term') : name
  }

  #inValue(value: unknown, field: string, collection: string): unknown {
    const series = seriesOf(field, collection)
    if (typeof value === 'number') return series ? this.#of(series, value) : value
    if (typeof value === 'string') {
      if (series && /^\d+$/.test(value)) return this.#inText(value, series)
      if (REVISION.test(value)) return value.replace(/^\d+/, (digits) => this.#inText(digits, 'post'))
      if (WITH_ID.test(value)) return this.inPath(value)
      return this.#names.get(value) ?? this.#inName(value)
    }
    if (Array.isArray(value)) return value.map((item) => this.#inValue(item, field, collection))
    if (!isObject(value)) return value
    if (value.key === REFUNDED_ITEM) {
      const item = this.#inText(String(value.value), 'order item')
      return { ...value, value: item, display_value: item }
    }
    const within = collectionOfItem(value, field === '' ? collection : collectionIn(field, collection))
    const asked = isRequest(value) ? value.path : null
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        if (asked !== null && name === 'path') return [name, this.inPath(asked)]
        if (asked !== null && name === 'body') return [name, this.inJson(item, asked)]
        const isTerm = name === 'object_id' && value.type === 'taxonomy'
        return [this.#inName(name), this.#inValue(item, isTerm ? 'term_id' : name, within)]
      }),
    )
  }
}

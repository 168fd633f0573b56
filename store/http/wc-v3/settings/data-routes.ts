import { Hono, type Context as HonoContext } from 'hono'
import { currencyNames } from '#common/currency-names.ts'
import { CONTINENTS, statesOf } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type CurrencyName, type Place, readCurrencies, readPlaces } from './places/places.ts'

const DATA = '/wp-json/wc/v3/data'
const KINDS = [
  ['continents', 'Continents with their countries and states.'],
  ['countries', 'Countries with their states.'],
  ['currencies', 'Currencies with their symbols.'],
] as const

/** of names; the shop's own where it is not asked for */
const dataArgs = args({ locale: { type: 'string', enum: ['fa', 'en'] } })
type Asked = Parsed<typeof dataArgs>

/** Whose names are given: those of a language, or WooCommerce's, which are English and what an English shop says. */
type Wording = Locale | 'woocommerce'

const noPlace = () =>
  new ApiError(
    404,
    'woocommerce_rest_data_invalid_location',
    'There are no locations matching these parameters.',
  )
const noCurrency = () =>
  new ApiError(
    404,
    'woocommerce_rest_data_invalid_currency',
    'There are no currencies matching these parameters.',
  )

/** Names come from the runtime's own data, and those of Iran's provinces from ours, as address forms have them. */
const placesIn = (wording: Wording): Place[] => {
  const places = readPlaces()
  if (wording === 'woocommerce') return places
  const names = new Intl.DisplayNames(wording, { type: 'region' })
  return places
    .map((place) => ({
      ...place,
      name: names.of(place.code) ?? place.name,
      states:
        place.code === 'IR'
          ? statesOf('IR', wording).map(({ code, name }) => ({ code, name }))
          : place.states,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, wording))
}

const currenciesIn = (wording: Wording): CurrencyName[] => {
  const currencies = readCurrencies()
  if (wording !== 'fa') return currencies
  const nameOf = currencyNames(wording)
  return currencies.map((currency) => ({ ...currency, name: nameOf(currency.code) }))
}

/** Read at the first use and cached for ever, because nothing here changes. */
const createFacts = () => {
  const all = new Map<Wording, { places: Map<string, Place>; currencies: Map<string, CurrencyName> }>()
  return (wording: Wording) => {
    const known = all.get(wording)
    if (known) return known
    const facts = {
      places: new Map(placesIn(wording).map((place) => [place.code, place])),
      currencies: new Map(currenciesIn(wording).map((currency) => [currency.code, currency])),
    }
    all.set(wording, facts)
    return facts
  }
}

/** `wc/v3/data`: countries, continents and currencies, for those who run the shop. */
export const dataRoutes = (services: Services): Hono => {
  const app = new Hono()
  const factsIn = createFacts()
  const facts = async (c: HonoContext, { locale: asked }: Asked) => {
    const { locale, currency } = await readSettings(requestContext(c, services))
    return { ...factsIn(asked ?? (locale === 'en' ? 'woocommerce' : locale)), current: currency.code }
  }
  const linked = (c: HonoContext, kind: string, id: string, item: object) => ({
    ...item,
    _links: itemLinks(originOf(c.req, services), `${DATA}${kind}`, id, ['GET']),
  })
  const sendAll = (c: HonoContext, items: object[]) => {
    const fields = readFields(new URL(c.req.url).searchParams)
    return c.json(items.map((item) => pickFields(item, fields)))
  }
  const read = (path: string, answer: (c: HonoContext, asked: Asked) => Promise<Response>) =>
    mountRoute(
      app,
      services,
      path,
      endpoint('GET', dataArgs, (c, asked) => {
        requireKey(c, 'read')
        return answer(c, asked)
      }),
    )
  const given = (c: HonoContext, name: string) => (c.req.param(name) ?? '').toUpperCase()

  const countryJson = (c: HonoContext, { code, name, states }: Place) =>
    linked(c, '/countries', code.toLowerCase(), { code, name, states })
  const continentJson = (
    c: HonoContext,
    places: Map<string, Place>,
    [code, name, countries]: (typeof CONTINENTS)[number],
  ) =>
    linked(c, '/continents', code.toLowerCase(), {
      code,
      name,
      countries: countries.split(' ').flatMap((country) => {
        const place = places.get(country)
        return place ? { code: country, name: place.name, ...place.habits, states: place.states } : []
      }),
    })
  const currencyJson = (c: HonoContext, currency: CurrencyName) =>
    linked(c, '/currencies', currency.code, currency)

  read('/data', async (c) =>
    sendAll(
      c,
      KINDS.map(([slug, description]) => linked(c, '', slug, { slug, description })),
    ),
  )
  read('/data/continents', async (c, asked) => {
    const { places } = await facts(c, asked)
    return sendAll(
      c,
      CONTINENTS.map((continent) => continentJson(c, places, continent)),
    )
  })
  read('/data/continents/:location{[\\w-]+}', async (c, asked) => {
    const { places } = await facts(c, asked)
    const continent = CONTINENTS.find(([code]) => code === given(c, 'location'))
    if (!continent) throw noPlace()
    return sendItem(c, continentJson(c, places, continent))
  })
  read('/data/countries', async (c, asked) => {
    const { places } = await facts(c, asked)
    return sendAll(
      c,
      [...places.values()].map((place) => countryJson(c, place)),
    )
  })
  read('/data/countries/:location{[\\w-]+}', async (c, asked) => {
    const place = (await facts(c, asked)).places.get(given(c, 'location'))
    if (!place) throw noPlace()
    return sendItem(c, countryJson(c, place))
  })
  read('/data/currencies', async (c, asked) => {
    const { currencies } = await facts(c, asked)
    return sendAll(
      c,
      [...currencies.values()].map((currency) => currencyJson(c, currency)),
    )
  })
  read('/data/currencies/current', async (c, asked) => {
    const { currencies, current } = await facts(c, asked)
    const currency = currencies.get(current)
    if (!currency) throw noCurrency()
    return sendItem(c, currencyJson(c, currency))
  })
  read('/data/currencies/:currency{[\\w-]{3}}', async (c, asked) => {
    const currency = (await facts(c, asked)).currencies.get(given(c, 'currency'))
    if (!currency) throw noCurrency()
    return sendItem(c, currencyJson(c, currency))
  })
  return new Hono().route('/wp-json/wc/v3', app)
}

import { readPlaces } from '#store/http/wc-v3/settings/places/places.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import type { SavedAddress, SavedCart } from '#store/modules/cart/cart.ts'
import { checkAddress, tidyAddress } from '#store/modules/checkout/checkout.ts'
import { addressInput } from '#store-api/contract/checkout.ts'
import type { customerArgs } from './cart-args.ts'

type Given = Parsed<typeof customerArgs>
type GivenAddress = { [Field in keyof SavedAddress]?: string | null | undefined }

const places = new Map(
  readPlaces().map(({ code, states }) => [code, states.map((state) => String(state.code))]),
)

const MESSAGES: Record<string, string> = {
  invalid_postcode: 'The provided postcode / ZIP is not valid',
  invalid_email: 'The provided email address is not valid',
}

const addressProblem = (address: SavedAddress): { code: string; message: string } | null => {
  const tooLong = addressInput.safeParse(address).error?.issues[0]
  if (tooLong) return { code: 'rest_too_long', message: `${String(tooLong.path[0])} is too long.` }
  const states = places.get(address.country)
  if (!states) {
    const all = [...places.keys()].join(', ')
    return {
      code: 'invalid_country',
      message: `Invalid country code provided. Must be one of: ${all}`,
    }
  }
  const rules = { fields: { phone: 'hidden' }, country: address.country, states }
  const [problem] = Object.values(checkAddress(address, rules))
  if (!problem) return null
  const message =
    problem === 'invalid_state'
      ? `The provided state (${address.state}) is not valid. Must be one of: ${states.join(', ')}`
      : (MESSAGES[problem] ?? 'The provided address is not valid')
  return { code: problem, message }
}

/** An address with what was given of it, numbers as the shop keeps them; a country of its own leaves no state of another. */
const changed = (known: SavedAddress, given: GivenAddress | undefined): SavedAddress => {
  const told = Object.entries(given ?? {}).filter(([, value]) => typeof value === 'string')
  const address = { ...known, ...(Object.fromEntries(told) as Partial<SavedAddress>) }
  for (const name of Object.keys(address) as (keyof SavedAddress)[]) address[name] = address[name].trim()
  const country = address.country.toUpperCase() || known.country
  const isMoved = country !== known.country && given?.state === undefined
  const { postcode, phone } = tidyAddress(address, country)
  return { ...address, country, state: isMoved ? '' : address.state.toUpperCase(), postcode, phone }
}

/**
 * What a shopper says of where they live; what they leave out stays as it was.
 * @throws ApiError 400 for an address that cannot be
 */
export const updateCustomer =
  ({ billing_address, shipping_address }: Given) =>
  (cart: SavedCart): SavedCart => {
    const billing = changed(cart.billing, billing_address)
    const shipping = changed(cart.shipping, shipping_address)
    const problems = Object.entries({ billing_address: billing, shipping_address: shipping })
      .filter(([name]) => (name === 'billing_address' ? billing_address : shipping_address))
      .flatMap(([name, address]) => {
        const problem = addressProblem(address)
        return problem ? [[name, problem] as const] : []
      })
    if (problems.length) throw invalidParameters(Object.fromEntries(problems))
    return { ...cart, billing, shipping }
  }

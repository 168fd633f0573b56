import { readAmount } from '#common/plain-numbers.ts'
import { invalidParameters, invalidSettingValue } from '#store/http/wp-rest/errors.ts'
import { isCostFormula, type ShippingMethod } from '#store/modules/cart/cart.ts'
import type { ShippingClass } from '#store/modules/catalog/catalog.ts'

interface Field {
  label: string
  description: string
  type: 'text' | 'select' | 'checkbox' | 'title'
  default: string
  placeholder: string
  options?: Record<string, string>
}

export interface MethodKind {
  id: string
  title: string
  description: string
  fields: Record<string, Field>
}

const field = (label: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  label,
  type,
  description: '',
  default: '',
  placeholder: '',
  ...more,
})

const title = (preset: string): Field =>
  field('Name', 'text', { description: 'What shoppers read at the checkout.', default: preset })
const taxStatus = field('Tax status', 'select', {
  default: 'taxable',
  options: { taxable: 'Taxable', none: 'None' },
})

const FORMULA =
  'Without tax: a number or a formula such as <code>10 + 2 * [qty]</code>. <code>[qty]</code> is the number of pieces, <code>[cost]</code> what they cost, <code>[fee percent="10" min_fee="20" max_fee=""]</code> a share of it.'

/** The ways of delivery this store knows, with the settings each asks for. */
export const METHOD_KINDS: readonly MethodKind[] = [
  {
    id: 'flat_rate',
    title: 'Flat rate',
    description: 'One price per order, or a formula.',
    fields: {
      title: title('Flat rate'),
      tax_status: taxStatus,
      cost: field('Cost', 'text', { description: FORMULA }),
    },
  },
  {
    id: 'free_shipping',
    title: 'Free shipping',
    description: 'Costs nothing, from a minimum amount or with a coupon.',
    fields: {
      title: title('Free shipping'),
      requires: field('Free shipping requires', 'select', {
        options: {
          '': 'Nothing',
          coupon: 'A coupon for free shipping',
          min_amount: 'A minimum amount',
          either: 'A minimum amount or a coupon',
          both: 'A minimum amount and a coupon',
        },
      }),
      min_amount: field('Minimum amount', 'text', { description: 'What has to be spent.' }),
      ignore_discounts: field('Coupons', 'checkbox', {
        description: 'Count the amount before coupons.',
        default: 'no',
      }),
    },
  },
  {
    id: 'local_pickup',
    title: 'Local pickup',
    description: 'Shoppers fetch their order and pay the taxes of the shop’s place.',
    fields: {
      title: title('Local pickup'),
      tax_status: taxStatus,
      cost: field('Cost', 'text', { description: 'May be left empty.' }),
    },
  },
]

const classCost = (label: string): Field => field(label, 'text', { description: FORMULA, placeholder: 'N/A' })
const CLASS_COSTS = field('Shipping class costs', 'title', {
  description: 'What is added for products of a shipping class.',
})
const NO_CLASS_COST = classCost('No shipping class cost')
const CALCULATION = field('Calculation type', 'select', {
  default: 'class',
  options: { class: 'Per class: each costs', order: 'Per order: the dearest class costs' },
})

/** What a flat rate asks for where products have shipping classes. */
const classFields = (classes: readonly ShippingClass[]): Record<string, Field> =>
  classes.length === 0
    ? {}
    : {
        class_costs: CLASS_COSTS,
        ...Object.fromEntries(
          classes.map(({ id, name }) => [`class_cost_${id}`, classCost(`"${name}" shipping class cost`)]),
        ),
        no_class_cost: NO_CLASS_COST,
        type: CALCULATION,
      }

const CLASS_SETTING = /^(class_cost_\d+|no_class_cost|type)$/

const CLASS_FIELD = /^(class_cost_[1-9]\d{0,8}|no_class_cost)$/
const LONGEST = 500

const fieldOf = (kind: MethodKind, name: string): Field => {
  const known = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined
  if (known) return known
  if (kind.id === 'flat_rate' && CLASS_FIELD.test(name)) return classCost(name)
  if (kind.id === 'flat_rate' && name === 'type') return CALCULATION
  throw invalidParameters({
    [`settings.${name}`]: {
      code: 'rest_field_not_served',
      message: `settings.${name} is not served by this shop.`,
    },
  })
}

const isCost = (name: string): boolean => name === 'cost' || CLASS_FIELD.test(name)

const isAmount = (text: string, decimals: number): boolean => {
  const amount = readAmount(text, decimals)
  return amount !== null && amount >= 0
}

const readSetting = (kind: MethodKind, name: string, given: unknown, decimals: number): string => {
  const { type, options } = fieldOf(kind, name)
  if (typeof given !== 'string' && typeof given !== 'number') throw invalidSettingValue()
  const value = String(given)
  const isFit =
    value.length <= LONGEST &&
    (!options || Object.hasOwn(options, value)) &&
    (type !== 'checkbox' || value === 'yes' || value === 'no') &&
    (!isCost(name) || isCostFormula(value))
  if (!isFit) throw invalidSettingValue()
  if (name === 'min_amount' && value !== '' && !isAmount(value, decimals))
    throw invalidSettingValue('min_amount is not an amount, or could mean several.')
  return value
}

/**
 * The settings that are given of a method, its title apart.
 * @param decimals of the shop's currency
 * @throws ApiError 400 for one that it does not have, or a value that it does not take
 */
export const readMethodSettings = (
  kind: MethodKind,
  given: unknown,
  decimals: number,
): { title?: string; settings: Record<string, string> } => {
  if (given === undefined || given === null) return { settings: {} }
  if (typeof given !== 'object') throw invalidSettingValue()
  const all = Object.entries(given)
    // a heading, which is sent back with the rest
    .filter(([name, value]) => !(name === 'class_costs' && value === ''))
    .map(([name, value]) => [name, readSetting(kind, name, value, decimals)] as const)
  const { title, ...settings } = Object.fromEntries(all)
  return { settings, ...(title !== undefined && { title }) }
}

const settingJson = (id: string, given: Field, value: string) => {
  const { label, description, type, default: preset, placeholder, options } = given
  return {
    id,
    label,
    description,
    type,
    value,
    default: preset,
    tip: description,
    placeholder,
    ...(options ? { options } : {}),
  }
}

/** A method of a zone as `wc/v3` gives it, without links. */
export const zoneMethodJson = (method: ShippingMethod, classes: readonly ShippingClass[]) => {
  const kind = METHOD_KINDS.find(({ id }) => id === method.methodId)
  const known: Record<string, Field> = {
    ...kind?.fields,
    ...(kind?.id === 'flat_rate' && classFields(classes)),
  }
  // costs of classes that are gone, too
  const others = Object.keys(method.settings).filter(
    (name) => CLASS_SETTING.test(name) && !Object.hasOwn(known, name),
  )
  const fields = { ...known, ...Object.fromEntries(others.map((name) => [name, field(name, 'text')])) }
  const settings = Object.entries(fields).map(([name, given]) => {
    const value = name === 'title' ? method.title : (method.settings[name] ?? given.default)
    return [name, settingJson(name, given, value)] as const
  })
  return {
    id: method.id,
    instance_id: method.id,
    title: method.title,
    order: method.method_order,
    enabled: method.enabled,
    method_id: method.methodId,
    method_title: kind?.title ?? method.methodId,
    method_description: kind ? `<p>${kind.description}</p>\n` : '',
    settings: Object.fromEntries(settings),
  }
}

import { isEmail } from '#common/email.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { metaArg } from '#store/http/wp-rest/meta-data.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import type {
  BillingAddress,
  CustomerFields,
  CustomerProblem,
  ShippingAddress,
} from '#store/modules/customers/customers.ts'
import { addressOf, billingArg, shippingArg } from '../address-args.ts'

export const customerEdit = args({
  ...readOnly(
    'date_created',
    'date_created_gmt',
    'date_modified',
    'date_modified_gmt',
    'role',
    'is_paying_customer',
    'avatar_url',
  ),
  email: { type: 'string' },
  first_name: { type: 'string' },
  last_name: { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  billing: billingArg,
  shipping: shippingArg,
  meta_data: metaArg,
})
export const newCustomer = args({
  ...customerEdit,
  email: { type: 'string', required: true },
})
export const customerRemoval = args({
  ...forceArg,
  reassign: { type: 'integer' },
})

const refused = (code: string, message: string, status: 400 | 403 | 404 = 400) =>
  new ApiError(status, code, message)
const taken = (email: string) =>
  refused(
    'registration-error-email-exists',
    `An account is already registered with ${email}. Please log in or use a different email address.`,
  )

export const unknownCustomer = () => refused('wc_user_invalid_id', 'Invalid user ID.', 404)

const USERNAME = /^[\w .\-@]{1,60}$/
/** OWASP's upper bound: hashing costs by length */
const LONGEST_PASSWORD = 128

/**
 * What a request says of a customer, as the shop knows it.
 * @throws ApiError 400 for an e-mail address, a username or a password that can be none
 */
export const customerFields = (given: Parsed<typeof customerEdit>): CustomerFields => {
  const email = given.email?.trim().toLowerCase()
  if (email !== undefined && !isEmail(email)) throw refused('customer_invalid_email', 'Invalid email address')
  const username = given.username || undefined
  if (username !== undefined && !USERNAME.test(username)) {
    throw refused('registration-error-invalid-username', 'Please provide a valid account username.')
  }
  const password = given.password || undefined
  if (password !== undefined && password.length > LONGEST_PASSWORD) {
    throw refused('woocommerce_rest_customer_invalid_argument', 'The password is too long.')
  }
  return {
    email,
    username,
    firstName: given.first_name,
    lastName: given.last_name,
    password,
    billing: addressOf<BillingAddress>(given.billing, 'billing'),
    shipping: addressOf<ShippingAddress>(given.shipping, 'shipping'),
    meta: given.meta_data,
  }
}

const notAllowed = () =>
  refused('woocommerce_rest_cannot_edit', 'Sorry, you are not allowed to edit this resource.', 403)

export const creationProblem = (problem: CustomerProblem, email: string): ApiError =>
  problem === 'username_taken'
    ? refused(
        'registration-error-username-exists',
        'An account is already registered with that username. Please choose another.',
      )
    : taken(email)

export const CHANGE_PROBLEMS: Record<CustomerProblem, () => ApiError> = {
  unknown_customer: unknownCustomer,
  not_allowed: notAllowed,
  mobile_taken: () => refused('woocommerce_rest_customer_invalid_argument', 'The mobile number is taken.'),
  email_taken: () => refused('woocommerce_rest_customer_invalid_email', 'Email address is invalid.'),
  username_taken: () => refused('woocommerce_rest_customer_invalid_argument', "Username isn't editable."),
  username_fixed: () => refused('woocommerce_rest_customer_invalid_argument', "Username isn't editable."),
}

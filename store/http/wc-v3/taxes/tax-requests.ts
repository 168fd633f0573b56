import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'

const MAX_PLACES = 1000
const LONGEST = 200

export const outOfBounds = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_out_of_bounds', message } })

/** @throws ApiError 400 for a text that is too long, or a list of too many */
export const checkLengths = (given: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(given)) {
    const all: unknown[] = Array.isArray(value) ? value : [value]
    if (all.length > MAX_PLACES || all.some((text) => typeof text === 'string' && text.length > LONGEST)) {
      throw outOfBounds(name, `${name} is too long.`)
    }
  }
}

/** @throws ApiError 501 without `force`: taxes have no trash */
export const checkForce = (force: boolean): void => {
  if (!force) {
    throw new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Taxes do not support trashing.')
  }
}

import { ApiError } from '#store/http/wp-rest/errors.ts'

export const noSuchZone = () =>
  new ApiError(404, 'woocommerce_rest_shipping_zone_invalid', 'Resource does not exist.')
export const noSuchMethod = () =>
  new ApiError(404, 'woocommerce_rest_shipping_zone_method_invalid', 'Resource does not exist.')

/** @throws ApiError 501 without `force`: zones and methods have no trash */
export const checkForce = (force: boolean, what: string): void => {
  if (!force) {
    throw new ApiError(501, 'rest_trash_not_supported', `Shipping ${what} do not support trashing.`)
  }
}

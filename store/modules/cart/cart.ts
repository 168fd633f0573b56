export { addShippingZone } from './add-zone.ts'
export {
  baseAddress,
  findTaxRate,
  listTaxClasses,
  listTaxRates,
  orderTaxes,
  type TaxClass,
} from './cart-taxes.ts'
export { checkOrderCoupons, type OrderCoupon } from './check-order-coupons.ts'
export { isCostFormula } from './cost-formula.ts'
export { reachedLines } from './coupon-rules.ts'
export { countCouponUsage, returnCouponUsage, usersOfCoupons } from './coupon-usage.ts'
export { type Coupon, countCoupons, listCoupons, normaliseCode, readCoupon, withCoupon } from './coupons.ts'
export { type DeliveryZone, deliveryCost, readDeliveryZones } from './delivery-costs.ts'
export { type RedeemRefusal, redeemPoints } from './points-coupon.ts'
export { priceCart } from './price-cart.ts'
export type * from './priced-cart.ts'
export {
  changeCart,
  dropAllCarts,
  dropOldCarts,
  emptyCart,
  findCart,
  type SavedAddress,
  type SavedCart,
  type SavedCheckout,
  savedRequest,
} from './saved-carts.ts'
export {
  findMethod,
  listLocations,
  listMethods,
  listZones,
  REST_OF_THE_WORLD,
  type ShippingMethod,
  type ShippingZone,
  type ZoneLocation,
} from './shipping-zones.ts'
export {
  addCoupon,
  type CouponFields,
  type CouponProblem,
  deleteCoupon,
  editCoupon,
  findCoupon,
} from './write-coupons.ts'
export {
  addTaxClass,
  addTaxRate,
  deleteTaxClass,
  deleteTaxRate,
  type TaxRateFields,
  updateTaxRate,
} from './write-taxes.ts'
export {
  addMethod,
  addZone,
  deleteMethod,
  deleteZone,
  LOCATION_TYPES,
  type NewLocation,
  replaceLocations,
  updateMethod,
  updateZone,
} from './write-zones.ts'

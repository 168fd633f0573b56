export { checkOrderCoupons, type OrderCoupon } from './coupons/check-order-coupons.ts'
export {
  countCouponUsage,
  forgetCouponUsage,
  forgetCouponUser,
  listCouponUses,
  returnCouponUsage,
  usersOfCoupons,
} from './coupons/coupon-usage.ts'
export {
  type Coupon,
  countCoupons,
  findCoupons,
  listCoupons,
  readCoupon,
  withCoupon,
} from './coupons/coupons.ts'
export { type RedeemRefusal, redeemPoints } from './coupons/points-coupon.ts'
export {
  addCoupon,
  type CouponFields,
  type CouponProblem,
  deleteCoupon,
  editCoupon,
  findCoupon,
} from './coupons/write-coupons.ts'
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
export { addShippingZone } from './shipping/add-zone.ts'
export { isCostFormula } from './shipping/cost-formula.ts'
export { type DeliveryZone, deliveryCost, readDeliveryZones } from './shipping/delivery-costs.ts'
export {
  findMethod,
  listLocations,
  listMethods,
  listMethodsOf,
  listZones,
  REST_OF_THE_WORLD,
  readMethodTitles,
  type ShippingMethod,
  type ShippingZone,
  untaxedMethods,
  type ZoneLocation,
} from './shipping/shipping-zones.ts'
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
} from './shipping/write-zones.ts'
export {
  baseAddress,
  findTaxClass,
  findTaxRate,
  listTaxClasses,
  listTaxRates,
  orderTaxes,
  readTaxClass,
  type TaxClass,
} from './taxes/cart-taxes.ts'
export {
  addTaxClass,
  addTaxRate,
  deleteTaxClass,
  deleteTaxRate,
  type TaxRateFields,
  updateTaxRate,
} from './taxes/write-taxes.ts'

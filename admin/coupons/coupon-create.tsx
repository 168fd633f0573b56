import { Create, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { CouponForm } from './coupon-form.tsx'

const CouponCreate = () => (
  <>
    <BackTo to="/coupons" label={useTranslate()('coupons.menu')} />
    <Create redirect="edit" component="div" sx={{ maxWidth: 1120 }}>
      <CouponForm />
    </Create>
  </>
)

export default CouponCreate

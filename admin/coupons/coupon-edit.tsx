import CopyIcon from '@mui/icons-material/ContentCopy'
import { Button, DeleteButton, Edit, LinkBase, TopToolbar, useRecordContext, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { type Coupon, copyOf } from './coupon.ts'
import { CouponForm } from './coupon-form.tsx'

const Actions = () => {
  const coupon = useRecordContext<Coupon>()
  return (
    <TopToolbar>
      {coupon && (
        <Button
          component={LinkBase}
          to="/coupons/create"
          state={{ record: copyOf(coupon) }}
          label="coupons.duplicate"
        >
          <CopyIcon />
        </Button>
      )}
      <DeleteButton mutationMode="undoable" />
    </TopToolbar>
  )
}

const CouponEdit = () => {
  const conflict = useConflict()
  return (
    <>
      <BackTo to="/coupons" label={useTranslate()('coupons.menu')} />
      <Edit
        mutationMode="pessimistic"
        mutationOptions={{ onError: conflict.onError }}
        redirect={false}
        component="div"
        actions={<Actions />}
        sx={{ maxWidth: 1120 }}
      >
        <CouponForm conflict={conflict} />
      </Edit>
    </>
  )
}

export default CouponEdit

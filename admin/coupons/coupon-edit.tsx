import CopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Edit, LinkBase, TopToolbar, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { useChange } from '#admin/shared/use-change.ts'
import { type Coupon, copyOf } from './coupon.ts'
import { CouponForm } from './coupon-form.tsx'

const TrashButton = ({ coupon }: { coupon: Coupon }) => {
  const { trash } = useChange('coupons')
  const redirect = useRedirect()
  const drop = () =>
    trash([coupon], {
      message: 'shell.trashed',
      args: { smart_count: 1 },
      after: () => redirect('list', 'coupons'),
    })
  return (
    <Button label="shell.to_trash" color="error" onClick={() => void drop()}>
      <DeleteIcon />
    </Button>
  )
}

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
      {coupon && <TrashButton coupon={coupon} />}
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

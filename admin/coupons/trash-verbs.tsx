import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DeleteButton } from '#admin/shared/trash/delete-button.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import type { Coupon } from './coupon.ts'

/** What can be done with a coupon in the trash. It comes back switched off. */
export const TrashVerbs = ({ coupon }: { coupon: Coupon }) => {
  const translate = useTranslate()
  const { set } = useChange('coupons')
  const restore = () => set([coupon], { status: 'draft' }, { message: 'coupons.restored' })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Button size="small" startIcon={<RestoreIcon />} onClick={() => void restore()} sx={{ minHeight: 44 }}>
        {translate('coupons.restore')}
      </Button>
      <DeleteButton id={coupon.id} title={coupon.code} text="coupons.delete_text" />
    </Stack>
  )
}

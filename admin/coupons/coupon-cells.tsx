import CopyIcon from '@mui/icons-material/ContentCopy'
import { Box, IconButton, Switch, Typography } from '@mui/material'
import { Link, LinkBase, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { formatNumber, formatPercent } from '#app/ui/digits.ts'
import { formatPriceText } from '#app/ui/format.ts'
import { type Coupon, type CouponState, copyOf, stateOf } from './coupon.ts'

const TONES: Record<CouponState, Tone> = {
  trash: 'neutral',
  active: 'good',
  off: 'neutral',
  expired: 'bad',
  used_up: 'waiting',
}

interface CellProps {
  coupon: Coupon
}

export const State = ({ coupon }: CellProps) => {
  const state = stateOf(coupon, Date.now())
  return <StatusChip tone={TONES[state]} label={useTranslate()(`coupons.state.${state}`)} />
}

const CODE = { color: 'text.primary', fontWeight: 700, overflowWrap: 'anywhere', letterSpacing: 0.3 }

export const Code = ({ coupon: { id, code, description, status } }: CellProps) => (
  <Box sx={{ minWidth: 0 }}>
    {status === 'trash' ? (
      // the store opens none that is in the trash
      <Typography variant="body2" component="bdi" dir="ltr" sx={CODE}>
        {code}
      </Typography>
    ) : (
      <Link to={`/coupons/${id}`} sx={CODE}>
        <bdi dir="ltr">{code}</bdi>
      </Link>
    )}
    {description && (
      <Typography variant="caption" color="text.secondary" component="div" dir="auto">
        {description}
      </Typography>
    )}
  </Box>
)

/** How much it takes off, and of what. */
export const Discount = ({ coupon }: CellProps) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const { discount_type: type, amount, free_shipping: isFree } = coupon
  if (Number(amount) === 0 && isFree) {
    return (
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('resources.coupons.fields.free_shipping')}
      </Typography>
    )
  }
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {type === 'percent' ? formatPercent(Number(amount)) : formatPriceText(amount, currency)}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate(`coupons.type.${type}`)}
      </Typography>
    </Box>
  )
}

export const Usage = ({ coupon: { usage_count: used, usage_limit: limit } }: CellProps) => {
  const translate = useTranslate()
  if (limit === null) return formatNumber(used)
  return translate('coupons.used', { used: formatNumber(used), limit: formatNumber(limit) })
}

/** Switched on and off where it stands, in a tap that can be taken back. */
export const Enabled = ({ coupon }: CellProps) => {
  const translate = useTranslate()
  const { set } = useChange('coupons')
  return (
    <Switch
      checked={coupon.status === 'publish'}
      onChange={({ target }) => void set([coupon], { status: target.checked ? 'publish' : 'draft' })}
      slotProps={{ input: { 'aria-label': translate('coupons.enabled_one', { code: coupon.code }) } }}
    />
  )
}

export const Duplicate = ({ coupon }: CellProps) => {
  const translate = useTranslate()
  return (
    <IconButton
      component={LinkBase}
      to="/coupons/create"
      state={{ record: copyOf(coupon) }}
      aria-label={translate('coupons.duplicate_one', { code: coupon.code })}
      sx={{ inlineSize: 44, blockSize: 44 }}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  )
}

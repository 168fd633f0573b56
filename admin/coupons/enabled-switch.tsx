import { FormControlLabel, Switch } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'

/** Whether a coupon can be used: WooCommerce has a published one or a draft for it. */
export const EnabledSwitch = () => {
  const translate = useTranslate()
  const { field } = useInput({ source: 'status', defaultValue: 'publish' })
  return (
    <FormControlLabel
      label={translate('coupons.enabled')}
      control={
        <Switch
          checked={field.value === 'publish'}
          onChange={(event) => field.onChange(event.target.checked ? 'publish' : 'draft')}
        />
      }
    />
  )
}

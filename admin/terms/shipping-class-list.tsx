import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import TermList from './term-list.tsx'

/** Kinds of goods whose delivery costs something else. */
const ShippingClassList = () => {
  const translate = useTranslate()
  return (
    <>
      <BackTo to="/settings/delivery" label={translate('settings.places.delivery.title')} />
      <Typography color="text.secondary">{translate('terms.classes_text')}</Typography>
      <TermList resource="shipping-classes" />
    </>
  )
}

export default ShippingClassList

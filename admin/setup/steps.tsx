import { Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { PreviewFrame } from '#admin/look/preview-frame.tsx'
import { usePreview } from '#admin/look/use-preview.ts'
import { useChecklist } from '#admin/overview/use-overview.ts'
import { PicturePicker } from '#admin/shared/inputs/picture-picker.tsx'
import { DELIVERIES, lookOf, PAYMENTS, type Step } from './answers.ts'
import { Input, type StepProps } from './input.tsx'
import { Product } from './product-step.tsx'

const Account = (props: StepProps) => (
  <>
    <Input {...props} name="first_name" />
    <Input {...props} name="last_name" optional />
    <Input {...props} name="email" type="email" />
    <Input {...props} name="password" type="password" />
  </>
)

const Shop = (props: StepProps) => (
  <>
    <Input {...props} name="name" />
    <Input {...props} name="language" choices={['fa', 'en']} />
    <Input {...props} name="country" choices={['IR', 'AF', 'TR', 'AE', 'DE', 'GB', 'US']} />
    <Input {...props} name="currency" choices={['IRT', 'IRR', 'AFN', 'TRY', 'AED', 'EUR', 'GBP', 'USD']} />
  </>
)

const Contact = (props: StepProps) => (
  <>
    <Input {...props} name="store_address" optional />
    <Input {...props} name="phone_no" type="tel" optional />
    <Input {...props} name="contact_email" type="email" optional />
  </>
)

/** The colour and the logo, on the shop itself. */
const Look = (props: StepProps) => {
  const translate = useTranslate()
  const { answers, answer } = props
  const { colour = '', logo = '', language } = answers
  const look = useMemo(() => ({ values: lookOf({ colour, logo }), texts: {} }), [colour, logo])
  const preview = usePreview(look, 0)
  return (
    <>
      <Input {...props} name="colour" type="color" optional />
      <PicturePicker
        label={translate('setup.fields.logo')}
        value={logo}
        onChange={(picture) => answer('logo', picture?.src ?? '')}
      />
      <Typography color="text.secondary">{translate('setup.look_hint')}</Typography>
      <PreviewFrame
        preview={preview}
        settings={
          language === 'en' ? { language, second_language: 'fa' } : { language: 'fa', second_language: 'en' }
        }
      />
    </>
  )
}

const Delivery = (props: StepProps) => (
  <>
    <Input {...props} name="delivery" choices={DELIVERIES} />
    {props.answers.delivery !== 'free_shipping' && <Input {...props} name="cost" numeric optional />}
  </>
)

const Payment = (props: StepProps) => <Input {...props} name="payment" choices={PAYMENTS} />

const Done = () => {
  const translate = useTranslate()
  const { data } = useChecklist()
  return (
    <>
      <Typography role="status">{translate(data?.ready ? 'setup.ready' : 'setup.not_ready')}</Typography>
      <Button variant="contained" href="/" sx={{ minHeight: 48 }}>
        {translate('setup.open_shop')}
      </Button>
      <Button variant="outlined" href="/admin" sx={{ minHeight: 48 }}>
        {translate('setup.open_admin')}
      </Button>
    </>
  )
}

/** The fields of each step. */
export const STEP_FIELDS: Record<Step, (props: StepProps) => React.ReactNode> = {
  account: Account,
  shop: Shop,
  contact: Contact,
  look: Look,
  delivery: Delivery,
  payment: Payment,
  product: Product,
  done: Done,
}

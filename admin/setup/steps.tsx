import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useChecklist } from '#admin/overview/use-overview.ts'
import { PicturePicker } from '#admin/shared/inputs/picture-picker.tsx'
import type { Answers, Step } from './answers.ts'

export interface StepProps {
  answers: Answers
  answer: (name: string, value: string) => void
  problems: Record<string, string>
}

interface InputProps extends StepProps {
  name: string
  type?: string
  choices?: readonly string[]
  numeric?: boolean
  optional?: boolean
}

const AUTO_COMPLETE: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  password: 'new-password',
}

const Input = ({ name, type, choices, numeric, optional, answers, answer, problems }: InputProps) => {
  const translate = useTranslate()
  const help = translate(`setup.help.${name}`, { _: '' })
  return (
    <TextField
      fullWidth
      name={name}
      type={type}
      select={choices !== undefined}
      required={!optional}
      label={translate(`setup.fields.${name}`)}
      value={answers[name] ?? ''}
      onChange={({ target }) => answer(name, target.value)}
      error={name in problems}
      helperText={problems[name] ?? help}
      autoComplete={AUTO_COMPLETE[name] ?? 'off'}
      slotProps={{
        htmlInput: { inputMode: numeric ? 'decimal' : undefined, dir: type || numeric ? 'ltr' : 'auto' },
      }}
    >
      {choices?.map((value) => (
        <MenuItem key={value} value={value} sx={{ minHeight: 44 }}>
          {translate(`setup.choices.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

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

/** The colour and the logo, on a piece of the shop. */
const Look = (props: StepProps) => {
  const translate = useTranslate()
  const { answers, answer } = props
  return (
    <>
      <Input {...props} name="colour" type="color" optional />
      <PicturePicker
        label={translate('setup.fields.logo')}
        value={answers.logo ?? ''}
        onChange={(picture) => answer('logo', picture?.src ?? '')}
      />
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', maxWidth: 320 }}>
        <Stack
          direction="row"
          spacing={1}
          sx={{
            padding: 2,
            alignItems: 'center',
            backgroundColor: answers.colour || 'primary.main',
            color: '#fff',
          }}
        >
          {answers.logo && <img src={answers.logo} alt="" height={32} />}
          <Box component="span" sx={{ textShadow: '0 0 3px #000' }}>
            {answers.name}
          </Box>
        </Stack>
        <Typography variant="body2" sx={{ padding: 2 }}>
          {translate('setup.look_hint')}
        </Typography>
      </Box>
    </>
  )
}

const Delivery = (props: StepProps) => (
  <>
    <Input {...props} name="delivery" choices={['flat_rate', 'free_shipping', 'local_pickup']} />
    {props.answers.delivery !== 'free_shipping' && <Input {...props} name="cost" numeric optional />}
  </>
)

const Payment = (props: StepProps) => <Input {...props} name="payment" choices={['cod', 'bacs']} />

const Product = (props: StepProps) => {
  const translate = useTranslate()
  const { answers, answer } = props
  return (
    <>
      <Input {...props} name="product_name" />
      <Input {...props} name="product_price" numeric />
      <PicturePicker
        label={translate('setup.fields.picture')}
        value={answers.product_picture_url ?? ''}
        onChange={(picture) => {
          answer('product_picture', picture ? String(picture.id) : '')
          answer('product_picture_url', picture?.src ?? '')
        }}
      />
    </>
  )
}

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

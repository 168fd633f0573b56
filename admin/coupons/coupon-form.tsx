import CodeIcon from '@mui/icons-material/AutoAwesomeOutlined'
import { Box, Button, InputAdornment, Stack } from '@mui/material'
import {
  BooleanInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import type { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { DecimalInput, MoneyInput, WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { CategoriesInput, EmailsInput, ProductsInput } from './choosers.tsx'
import { generateCode, TYPES } from './coupon.ts'
import { CouponSummary } from './coupon-summary.tsx'
import { EnabledSwitch } from './enabled-switch.tsx'

const Code = () => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  return (
    <Section
      title={translate('coupons.code_title')}
      action={
        <Button
          startIcon={<CodeIcon />}
          onClick={() => setValue('code', generateCode(), { shouldDirty: true, shouldValidate: true })}
          sx={{ minHeight: 44 }}
        >
          {translate('coupons.generate')}
        </Button>
      }
    >
      <TextInput
        source="code"
        validate={required()}
        helperText="coupons.code_hint"
        slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } }}
      />
      <TextInput source="description" multiline helperText={false} />
      <EnabledSwitch />
    </Section>
  )
}

const isPercentage = (value: unknown): string | undefined =>
  Number(value) > 100 ? 'coupons.amount_wrong' : undefined

const PER_CENT = { fa: '٪', en: '%' }

const Discount = () => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const type = useWatch({ name: 'discount_type' })
  return (
    <Section title={translate('coupons.discount')}>
      <SelectInput
        source="discount_type"
        choices={TYPES.map((id) => ({ id, name: `coupons.type.${id}` }))}
        validate={required()}
        helperText={false}
      />
      {type === 'percent' ? (
        <DecimalInput
          source="amount"
          validate={isPercentage}
          helperText={false}
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">{PER_CENT[locale]}</InputAdornment> },
          }}
        />
      ) : (
        <MoneyInput source="amount" helperText={false} />
      )}
      <BooleanInput source="free_shipping" helperText={false} />
      <DateInput source="date_expires" endOfDay helperText="coupons.expires_hint" />
    </Section>
  )
}

const isAboveLeast = (value: unknown, { minimum_amount: least }: Record<string, unknown>) =>
  value && least && Number(value) < Number(least) ? 'coupons.max_below' : undefined

const Conditions = () => {
  const translate = useTranslate()
  return (
    <Section title={translate('coupons.conditions')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
        <MoneyInput source="minimum_amount" helperText="coupons.no_limit" />
        <MoneyInput source="maximum_amount" validate={isAboveLeast} helperText="coupons.no_limit" />
      </Stack>
      <BooleanInput source="individual_use" helperText={false} />
      <BooleanInput source="exclude_sale_items" helperText={false} />
    </Section>
  )
}

const Goods = () => {
  const translate = useTranslate()
  return (
    <Section title={translate('coupons.goods')}>
      <CategoriesInput source="product_categories" />
      <ProductsInput source="product_ids" />
      <CategoriesInput source="excluded_product_categories" />
      <ProductsInput source="excluded_product_ids" />
    </Section>
  )
}

const Limits = () => {
  const translate = useTranslate()
  return (
    <Section title={translate('coupons.limits')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
        <WholeNumberInput source="usage_limit" helperText="coupons.no_limit" />
        <WholeNumberInput source="usage_limit_per_user" helperText="coupons.no_limit" />
      </Stack>
      <WholeNumberInput source="limit_usage_to_x_items" helperText="coupons.no_limit" />
      <EmailsInput source="email_restrictions" />
    </Section>
  )
}

const Buttons = () => (
  <SaveBar>
    <SaveButton />
  </SaveBar>
)

const NEW = {
  status: 'publish',
  discount_type: 'percent',
  code: '',
  amount: '',
  description: '',
  date_expires: null,
  minimum_amount: '',
  maximum_amount: '',
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  individual_use: false,
  exclude_sale_items: false,
  free_shipping: false,
}

/** All of a coupon, and what it does in one sentence. */
export const CouponForm = ({ conflict }: { conflict?: ReturnType<typeof useConflict> }) => (
  <SimpleForm
    defaultValues={conflict ? undefined : NEW}
    toolbar={<Buttons />}
    {...WARNS_OF_UNSAVED}
    sx={{ padding: 0, maxWidth: 1120 }}
    noValidate
  >
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gap: 2,
        alignItems: 'start',
        inlineSize: '100%',
      }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Code />
        <Discount />
        <Goods />
        <Conditions />
        <Limits />
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: 72, order: { xs: -1, lg: 0 } }}>
        <CouponSummary />
      </Box>
    </Box>
    {conflict && <ConflictDialog conflict={conflict.conflict} close={conflict.close} />}
  </SimpleForm>
)

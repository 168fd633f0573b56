import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, TextInput, Title, useNotify, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { CustomerSearch } from '#admin/customers/customer-search.tsx'
import { AddressFields } from '#admin/shared/address/address-fields.tsx'
import type { PostalAddress } from '#admin/shared/address/address-text.tsx'
import { BackTo } from '#admin/shared/back-to.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useLate } from '#admin/shared/use-late.ts'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { CouponCodes } from '../detail/edit/coupon-codes.tsx'
import { areItemsRight, ItemRows } from '../detail/edit/item-rows.tsx'
import { BLANK, canPlace, type NewOrder, quoteOf } from './new-order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { usePlaceOrder } from './use-place-order.ts'

/** `isOlder` while the quote is of what was typed before. */
const useQuote = (form: NewOrder) => {
  const wanted = JSON.stringify(quoteOf(form))
  const request = useLate(wanted)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['quote', request],
    queryFn: async ({ signal }) =>
      (await call<Quote>('ghab/v1/cart/quote', { method: 'POST', body: JSON.parse(request), signal })).json,
    enabled: form.line_items.length > 0,
    placeholderData: keepPreviousData,
  })
  return { data, error, refetch, isOlder: isFetching || request !== wanted }
}

const Customer = () => {
  const { setValue, getValues } = useFormContext<NewOrder>()
  const { country } = useBoot()
  const notify = useNotify()
  const customer = useWatch<NewOrder, 'customer'>({ name: 'customer' })
  const readAddress = async ({ id }: Buyer): Promise<PostalAddress | null> => {
    try {
      return (await call<{ billing: PostalAddress }>(`wc/v3/customers/${id}`)).json.billing
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return null
    }
  }
  const choose = async (chosen: Buyer | null) => {
    setValue('customer', chosen, { shouldDirty: true })
    if (!chosen) return
    const billing = await readAddress(chosen)
    // somebody else may have been chosen while this was asked for
    if (!billing || getValues('customer')?.id !== chosen.id) return
    setValue('billing', {
      ...getValues('billing'),
      ...billing,
      first_name: billing.first_name || chosen.first_name,
      last_name: billing.last_name || chosen.last_name,
      phone: billing.phone || chosen.phone,
      email: billing.email || chosen.email,
      country: billing.country || country,
    })
  }
  return <CustomerSearch value={customer ?? null} onChoose={choose} />
}

const Delivery = ({ quote }: { quote: Quote | undefined }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext<NewOrder>()
  const rates = quote?.shipping.rates ?? []
  if (rates.length === 0) {
    const key = quote?.shipping.required === false ? 'not_needed' : 'address_first'
    return <Typography color="text.secondary">{translate(`order_desk.new.${key}`)}</Typography>
  }
  return (
    <RadioGroup
      value={rates.find(({ selected }) => selected)?.id ?? ''}
      onChange={(_, id) => setValue('rate', id, { shouldDirty: true })}
      aria-label={translate('order_desk.new.delivery')}
    >
      {rates.map(({ id, title, cost }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio />}
          label={
            <>
              {title} · <Money amount={cost} />
            </>
          }
          sx={{ minHeight: 44 }}
        />
      ))}
    </RadioGroup>
  )
}

const Fields = () => {
  const translate = useTranslate()
  const { setValue, handleSubmit } = useFormContext<NewOrder>()
  const { isSubmitting } = useFormState()
  const form = { ...BLANK, ...(useWatch() as NewOrder) }
  const { data, error, refetch, isOlder } = useQuote(form)
  const quote = form.line_items.length > 0 ? data : undefined
  const place = usePlaceOrder()
  const isReady = areItemsRight(form.line_items) && canPlace(form, quote)
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Section title={translate('order_desk.new.customer')}>
            <Customer />
          </Section>
          <Section title={translate('orders.lines')}>
            <ItemRows saved={[]} isPriceFixed />
          </Section>
          <Section title={translate('order_desk.new.address')}>
            <AddressFields source="billing" />
          </Section>
          <Section title={translate('order_desk.new.delivery')}>
            <Delivery quote={quote} />
          </Section>
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Section title={translate('order_desk.edit.coupons')}>
            <CouponCodes
              codes={form.coupons}
              onChange={(codes) => setValue('coupons', codes, { shouldDirty: true })}
            />
          </Section>
          <Section title={translate('order_desk.new.payment')}>
            <PaymentChoice canTell={Boolean(form.billing.email || form.billing.phone)} />
          </Section>
          <Section title={translate('orders.customer_note')}>
            <TextInput
              source="customer_note"
              label={translate('order_desk.new.note')}
              multiline
              helperText={false}
            />
          </Section>
          <Section title={translate('order_desk.new.summary')}>
            {error && <LoadFailed error={error} onAgain={refetch} />}
            {quote ? (
              <OrderSummary quote={quote} />
            ) : (
              <Alert severity="info">{translate('order_desk.new.nothing_yet')}</Alert>
            )}
          </Section>
        </Stack>
      </Box>
      <SaveBar>
        {quote && (
          <Typography sx={{ flex: 1, paddingInlineStart: 1, fontWeight: 700 }}>
            <Money amount={quote.totals.total} sx={{ fontWeight: 700 }} />
          </Typography>
        )}
        <Button
          variant="contained"
          disabled={!isReady || isSubmitting || isOlder}
          onClick={handleSubmit((typed) => place({ ...BLANK, ...typed }, quote))}
        >
          {translate('order_desk.new.place')}
        </Button>
      </SaveBar>
    </>
  )
}

/** An order for somebody who has called. */
const OrderCreate = () => {
  const translate = useTranslate()
  return (
    <Box>
      <Title title={translate('order_desk.new.title')} />
      <BackTo to="/orders" label={translate('orders.menu')} />
      <Typography variant="h1" component="h1" sx={{ marginBlockEnd: 2 }}>
        {translate('order_desk.new.title')}
      </Typography>
      <Form record={BLANK} {...WARNS_OF_UNSAVED} noValidate>
        <Fields />
      </Form>
    </Box>
  )
}

export default OrderCreate

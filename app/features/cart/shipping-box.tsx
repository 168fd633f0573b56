import { useEffect } from 'react'
import { cart } from '#app/device/shopping/cart.ts'
import { destination, type Estimate } from '#app/device/shopping/destination.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Price } from '#app/ui/display/figures/price.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { ChoiceGroup, Radio } from '#app/ui/forms/choice.tsx'
import { SelectField, TextField } from '#app/ui/forms/text-field.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import { PostcodeField } from './quote/postcode-field.tsx'
import { isDestination } from './quote/quote-request.ts'
import type { QuoteStatus } from './quote/use-quote.ts'
import { useStates } from './quote/use-states.ts'
import styles from './shipping-box.module.css'

const CityField = ({ place, cities }: { place: Estimate; cities: string[] }) => {
  const write = (city: string) => destination.set({ ...place, city })
  if (cities.length === 0) {
    return (
      <TextField
        key={place.state}
        label={m.addresses_city()}
        defaultValue={place.city}
        autoComplete="address-level2"
        maxLength={100}
        onBlur={(event) => write(event.target.value.trim())}
      />
    )
  }
  return (
    <SelectField
      label={m.addresses_city()}
      value={place.city}
      autoComplete="address-level2"
      options={cities.map((city) => ({ value: city, label: city }))}
      onChange={(event) => write(event.target.value)}
    />
  )
}

interface DestinationFieldsProps {
  place: Estimate
  /** of the cart's amounts: where they fail, the cart says so, and asks again */
  status: QuoteStatus
}

const DestinationFields = ({ place, status }: DestinationFieldsProps) => {
  const { country } = usePageSettings()
  const { states, hasFailed, retry } = useStates(country)
  useEffect(() => {
    if (status === 'ready') retry()
  }, [status, retry])
  if (hasFailed && status === 'ready') {
    return (
      <Notice
        tone="error"
        live
        actions={
          <Button size="small" variant="tonal" onClick={retry}>
            {m.ui_retry()}
          </Button>
        }
      >
        {m.cart_shipping_failed()}
      </Notice>
    )
  }
  const state = states?.find(({ code }) => code === place.state)
  const hasNoStates = states?.length === 0
  const isStateKnown = hasNoStates || place.state !== ''
  return (
    <div className={styles.fields}>
      {!hasNoStates && (
        <SelectField
          label={m.addresses_state()}
          value={place.state}
          autoComplete="address-level1"
          disabled={!states}
          hint={hasFailed ? m.cart_shipping_unreachable() : undefined}
          options={(states ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target: { value } }) =>
            destination.set({ country, state: value, city: '', postcode: value && place.postcode })
          }
        />
      )}
      {isStateKnown && <CityField place={place} cities={state?.cities ?? []} />}
      {isStateKnown && <PostcodeField place={place} />}
    </div>
  )
}

const Rates = ({ shipping }: Pick<Quote, 'shipping'>) => {
  const { currency } = usePageSettings()
  const asked = cart.useShippingLines()[0]
  const chosen = shipping.rates.find(({ id, selected }) => (asked ? id === asked : selected))
  if (shipping.rates.length === 0) return <Notice tone="warning">{m.cart_shipping_none()}</Notice>
  return (
    <ChoiceGroup legend={m.orders_shipping_method()} hideLegend>
      {shipping.rates.map((rate) => (
        <Radio
          key={rate.id}
          boxed
          name="shipping-rate"
          value={rate.id}
          label={<ShopText>{rate.title}</ShopText>}
          checked={chosen ? rate.id === chosen.id : rate.selected}
          onChange={() => cart.setShippingLines([rate.id])}
          end={<Price amount={rate.cost} currency={currency} size="small" />}
        />
      ))}
    </ChoiceGroup>
  )
}

const RatesWaiting = () => (
  <Loading className={styles.fields}>
    <Skeleton height={52} />
    <Skeleton height={52} />
  </Loading>
)

interface ShippingBoxProps extends DestinationFieldsProps {
  quote: Quote | null
}

/** Where to, how, and what that costs: an estimate before the address is known. */
export const ShippingBox = ({ place, quote, status }: ShippingBoxProps) => {
  const isWaiting = status === 'loading' || status === 'ready'
  const isKnown = isDestination(place)
  // a quote that knows of nothing to be sent is older than the lines
  const shipping = quote?.shipping.required && quote.shipping.calculated ? quote.shipping : null
  return (
    <Card as="section" className={styles.box} aria-labelledby="shipping-title">
      <h2 className={styles.title} id="shipping-title">
        {m.cart_shipping_title()}
      </h2>
      {!isKnown && <p className={styles.hint}>{m.cart_shipping_hint()}</p>}
      <DestinationFields place={place} status={status} />
      {isKnown && (shipping ? <Rates shipping={shipping} /> : isWaiting && <RatesWaiting />)}
    </Card>
  )
}

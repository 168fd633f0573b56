import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'
import { type PriceCurrency, priceParts } from '#app/ui/format.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { toLatinDigits } from '#common/persian.ts'
import { changed, type ListState } from '../listing/list-state.ts'
import styles from './price-filter.module.css'
import { priceBounds, priceStep } from './price-range.ts'

interface PriceFilterProps {
  /** decimal strings: the cheapest and the dearest of the result */
  range: { min: string; max: string }
  state: ListState
  currency: PriceCurrency
  onChange: (state: ListState) => void
}

/** Rial is shown for a shop that stores Toman, and the other way round: what is typed is in the shown unit. */
const shownFactor = ({ code, display_as }: PriceCurrency): number => {
  if (code === 'IRT' && display_as === 'IRR') return 10
  if (code === 'IRR' && display_as === 'IRT') return 0.1
  return 1
}

interface AmountFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'suffix' | 'placeholder'> {
  /** the amount as it is written, '' for none */
  amount: string
  onTyped: (text: string) => void
}

/** Shows another amount as soon as there is one, but not over what is being typed. */
const AmountField = ({ amount, onTyped, ...field }: AmountFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(amount)
  useEffect(() => {
    if (input.current?.value === shown.current) input.current.value = amount
    shown.current = amount
  }, [amount])
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={amount}
      onBlur={({ currentTarget }) => {
        const text = currentTarget.value
        if (text === shown.current) return
        currentTarget.value = shown.current
        onTyped(text)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
    />
  )
}

/** A range with two handles and the same two amounts to type. Takes effect when it is let go. */
export const PriceFilter = ({ range, state, currency, onChange }: PriceFilterProps) => {
  const id = useId()
  const [low, high] = priceBounds(range)
  const step = priceStep(low, high)
  const wantedMin = state.minPrice ? Number(state.minPrice) : low
  const wantedMax = state.maxPrice ? Number(state.maxPrice) : high
  const [min, setMin] = useState(wantedMin)
  const [max, setMax] = useState(wantedMax)
  const [followed, setFollowed] = useState(state)
  // the list was given other bounds; the fields stay, for somebody may be typing into one
  if (followed.minPrice !== state.minPrice || followed.maxPrice !== state.maxPrice) {
    setFollowed(state)
    setMin(wantedMin)
    setMax(wantedMax)
  }
  const factor = shownFactor(currency)
  const unit = priceParts(1, currency)?.unit

  const commit = (from = min, to = max) => {
    const [least, most] = from <= to ? [from, to] : [to, from]
    const minPrice = least > low ? String(least) : ''
    const maxPrice = most < high ? String(most) : ''
    if (minPrice !== state.minPrice || maxPrice !== state.maxPrice)
      onChange(changed(state, { minPrice, maxPrice }))
  }
  const typed = (text: string, fallback: number): number => {
    const value = Number(toLatinDigits(text).replace(/[^\d.]/g, '')) / factor
    return Number.isFinite(value) && text.trim() ? value : fallback
  }
  const share = (value: number) => `${high > low ? ((value - low) / (high - low)) * 100 : 0}%`
  const handle = (value: number, set: (value: number) => void, label: string) => (
    <input
      type="range"
      className={styles.handle}
      aria-label={label}
      aria-valuetext={`${formatNumber(value * factor)} ${unit}`}
      min={low}
      max={high}
      step={step}
      value={value}
      onChange={(event) => set(Number(event.currentTarget.value))}
      onPointerUp={() => commit()}
      onKeyUp={() => commit()}
    />
  )
  const field = (name: string, label: string, value: number, bound: number, set: (value: number) => void) => (
    <AmountField
      id={`${id}-${name}`}
      name={name}
      label={label}
      suffix={unit}
      amount={value === bound ? '' : formatNumber(value * factor)}
      placeholder={formatNumber(bound * factor)}
      onTyped={(text) => set(typed(text, bound))}
    />
  )
  return (
    <div className={styles.price}>
      {factor !== 1 && <input type="hidden" name="price_unit" value={currency.display_as} />}
      <div
        className={styles.range}
        style={
          { '--from': share(Math.min(min, max)), '--to': share(Math.max(min, max)) } as React.CSSProperties
        }
      >
        {handle(min, setMin, m.catalog_price_min())}
        {handle(max, setMax, m.catalog_price_max())}
      </div>
      <div className={styles.fields}>
        {field('min_price', m.catalog_price_min(), min, low, (next) => {
          setMin(next)
          commit(next, max)
        })}
        {field('max_price', m.catalog_price_max(), max, high, (next) => {
          setMax(next)
          commit(min, next)
        })}
      </div>
    </div>
  )
}

import { useId, useState } from 'react'
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

/** A range with two handles and the same two amounts to type. Takes effect when it is let go. */
export const PriceFilter = ({ range, state, currency, onChange }: PriceFilterProps) => {
  const id = useId()
  const [low, high] = priceBounds(range)
  const step = priceStep(low, high)
  const [min, setMin] = useState(state.minPrice ? Number(state.minPrice) : low)
  const [max, setMax] = useState(state.maxPrice ? Number(state.maxPrice) : high)
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
  const field = (name: string, label: string, value: number, set: (value: number) => void, bound: number) => (
    <TextField
      key={`${name}-${value}`}
      id={`${id}-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      suffix={unit}
      defaultValue={value === bound ? '' : formatNumber(value * factor)}
      placeholder={formatNumber(bound * factor)}
      onBlur={(event) => {
        const next = typed(event.currentTarget.value, bound)
        set(next)
        if (name === 'min_price') commit(next, max)
        else commit(min, next)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
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
        {field('min_price', m.catalog_price_min(), min, setMin, low)}
        {field('max_price', m.catalog_price_max(), max, setMax, high)}
      </div>
    </div>
  )
}

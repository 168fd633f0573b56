import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '#app/ui/digits.ts'
import { type PriceCurrency, priceParts } from '#app/ui/format.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { readNumber } from '#common/persian.ts'
import { changed, type ListState } from '../listing/list-state.ts'
import styles from './price-filter.module.css'
import { type PriceRange, priceBounds, priceStep, tidyRange } from './price-range.ts'

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

const wantedOf = ({ minPrice, maxPrice }: ListState): PriceRange => ({
  min: minPrice ? Number(minPrice) : null,
  max: maxPrice ? Number(maxPrice) : null,
})

/** A range with two handles and the same two amounts to type. Takes effect when it is let go. */
export const PriceFilter = ({ range, state, currency, onChange }: PriceFilterProps) => {
  const id = useId()
  const [low, high] = priceBounds(range)
  const step = priceStep(low, high)
  const [wanted, setWanted] = useState(wantedOf(state))
  const [followed, setFollowed] = useState(state)
  const isDragged = useRef(false)
  // the list was given other ends; the fields stay, for somebody may be typing into one
  if (followed.minPrice !== state.minPrice || followed.maxPrice !== state.maxPrice) {
    setFollowed(state)
    setWanted(wantedOf(state))
  }
  const factor = shownFactor(currency)
  const unit = priceParts(1, currency)?.unit

  const commit = (chosen: PriceRange) => {
    const { min, max } = tidyRange(chosen, [low, high])
    setWanted({ min, max })
    const [minPrice, maxPrice] = [String(min ?? ''), String(max ?? '')]
    if (minPrice !== state.minPrice || maxPrice !== state.maxPrice)
      onChange(changed(state, { minPrice, maxPrice }))
  }
  /** A handle is let go: what only passed over it, as the Tab key does, changes nothing. */
  const release = () => {
    if (isDragged.current) commit(wanted)
    isDragged.current = false
  }
  const typed = (text: string): number | null => {
    const value = Number(readNumber(text).replace(/[^\d.]/g, '')) / factor
    return Number.isFinite(value) && text.trim() ? value : null
  }
  const bounded = (value: number) => Math.min(Math.max(value, low), high)
  const from = bounded(wanted.min ?? low)
  const to = bounded(wanted.max ?? high)
  const share = (value: number) => `${high > low ? ((value - low) / (high - low)) * 100 : 0}%`
  const handle = (end: keyof PriceRange, value: number, label: string) => (
    <input
      type="range"
      className={styles.handle}
      aria-label={label}
      aria-valuetext={`${formatNumber(value * factor)} ${unit}`}
      min={low}
      max={high}
      step={step}
      value={value}
      onChange={(event) => {
        isDragged.current = true
        setWanted({ ...wanted, [end]: Number(event.currentTarget.value) })
      }}
      onPointerUp={release}
      onKeyUp={release}
    />
  )
  const field = (end: keyof PriceRange, label: string, bound: number) => {
    const value = wanted[end]
    return (
      <AmountField
        id={`${id}-${end}`}
        name={`${end}_price`}
        label={label}
        suffix={unit}
        amount={value === null || value === bound ? '' : formatNumber(value * factor)}
        placeholder={formatNumber(bound * factor)}
        onTyped={(text) => commit({ ...wanted, [end]: typed(text) })}
      />
    )
  }
  return (
    <div className={styles.price}>
      {factor !== 1 && <input type="hidden" name="price_unit" value={currency.display_as} />}
      <div
        className={styles.range}
        style={
          { '--from': share(Math.min(from, to)), '--to': share(Math.max(from, to)) } as React.CSSProperties
        }
      >
        {handle('min', from, m.catalog_price_min())}
        {handle('max', to, m.catalog_price_max())}
      </div>
      <div className={styles.fields}>
        {field('min', m.catalog_price_min(), low)}
        {field('max', m.catalog_price_max(), high)}
      </div>
    </div>
  )
}

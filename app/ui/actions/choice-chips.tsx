import { type ReactNode, useId } from 'react'
import { swatchBackground } from '#common/swatch-background.ts'
import { cx } from '../cx.ts'
import { ShopText } from '../display/text/shop-text.tsx'
import styles from './choice-chips.module.css'

export interface Choice {
  value: string
  label: ReactNode
  /** shown, but cannot be chosen */
  disabled?: boolean
  /** a CSS colour or the URL of a picture, for a swatch in place of the chip */
  swatch?: string
}

interface ChoiceChipsProps {
  legend: ReactNode
  /** kept for screen readers only */
  hideLegend?: boolean
  name?: string
  options: Choice[]
  value: string | null
  onChange: (value: string) => void
}

/** One of several, all in sight: radio buttons that look like chips or swatches. */
export const ChoiceChips = ({ legend, hideLegend, name, options, value, onChange }: ChoiceChipsProps) => {
  const id = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={cx(styles.legend, hideLegend && 'visually-hidden')}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(styles.choice, option.swatch && styles.swatch)}
            style={option.swatch ? { ['--swatch' as string]: swatchBackground(option.swatch) } : undefined}
            title={option.swatch && typeof option.label === 'string' ? option.label : undefined}
          >
            <input
              type="radio"
              className={styles.input}
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(option.swatch && 'visually-hidden')}>
              <ShopText>{option.label}</ShopText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

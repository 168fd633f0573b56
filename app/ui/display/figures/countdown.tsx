import { startTransition, useEffect, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '#app/ui/cx.ts'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { formatDate } from '#app/ui/format.ts'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import styles from './countdown.module.css'

interface CountdownProps {
  /** epoch ms, or a date with its zone */
  to: number | string
  /** ticks every 100 ms instead of every second, which all do in their last minute */
  tenths?: boolean
  onEnd?: () => void
  /** of the day that is named until the time left is known; by default UTC */
  timeZone?: string
  size?: 'small' | 'medium'
  tone?: 'sale' | 'neutral'
  className?: string
}

const DAY = 86_400_000
const LAST_MINUTE = 60_000
const pad = (value: number): string => digits(String(value).padStart(2, '0'))

/** What is left, largest unit first. */
export const splitTime = (left: number) => ({
  days: Math.floor(left / DAY),
  hours: Math.floor(left / 3_600_000) % 24,
  minutes: Math.floor(left / 60_000) % 60,
  seconds: Math.floor(left / 1000) % 60,
  tenths: Math.floor(left / 100) % 10,
})

/**
 * The moment, epoch ms, as of the last tick. No store: one that changes while a screen is drawn in pieces has React draw
 * it once more, at one go; and no tick breaks into that either.
 */
const useMoment = (period: number): number => {
  const [moment, setMoment] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setMoment(Date.now())), period)
    return () => clearInterval(timer)
  }, [period])
  return moment
}

/** The server does not know the visitor's moment, and its page may be cached: it names the day, the browser counts. */
export const Countdown = ({
  to,
  tenths,
  onEnd,
  timeZone,
  size = 'medium',
  tone = 'sale',
  className,
}: CountdownProps) => {
  const end = typeof to === 'number' ? to : Date.parse(to)
  const [isLast, setLast] = useState(false)
  const hasTenths = tenths || isLast
  const period = hasTenths ? 100 : 1000
  const moment = useMoment(period)
  const left = useIsHydrating() ? null : Math.max(0, Math.ceil((end - moment) / period) * period)
  if (left !== null && left <= LAST_MINUTE !== isLast) setLast(!isLast)
  useOnce(left === 0, onEnd)
  if (Number.isNaN(end)) return null
  if (left === null) {
    return (
      <span className={cx(styles.until, styles[size], styles[tone], className)} role="timer">
        {m.ui_until({ date: formatDate(end, { style: 'month', timeZone }) })}
      </span>
    )
  }

  const time = splitTime(left)
  const units = [
    { key: 'hours', value: pad(time.hours), name: m.ui_hours() },
    { key: 'minutes', value: pad(time.minutes), name: m.ui_minutes() },
    { key: 'seconds', value: pad(time.seconds), name: m.ui_seconds() },
  ]
  return (
    <span className={cx(styles.countdown, styles[size], styles[tone], className)} role="timer">
      <span className="visually-hidden">{m.ui_time_left()}: </span>
      {time.days > 0 && (
        <span className={cx(styles.unit, styles.days)}>
          <b className={styles.value}>{digits(time.days)}</b>
          <span className={styles.name}>{time.days === 1 ? m.ui_day() : m.ui_days()}</span>
        </span>
      )}
      <span className={styles.clock} dir="ltr">
        {units.map(({ key, value, name }) => (
          <span className={styles.unit} key={key}>
            <b className={styles.value}>{value}</b>
            <span className={styles.name}>{name}</span>
          </span>
        ))}
        {hasTenths && (
          <b className={styles.value} aria-hidden>
            {formatNumber(time.tenths)}
          </b>
        )}
      </span>
    </span>
  )
}

const useOnce = (happened: boolean, callback: (() => void) | undefined) => {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    if (happened) latest.current?.()
  }, [happened])
}

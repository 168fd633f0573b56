const HOUR = 3_600_000
const WEEK = 168 * HOUR

interface Zone {
  formatter: Intl.DateTimeFormat
  /** instant → milliseconds ahead of UTC; cached, because Intl is slow */
  offsets: Map<number, number>
}
const zones = new Map<string, Zone>()

const zoneOf = (timeZone: string): Zone => {
  const known = zones.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const zone = { formatter, offsets: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}

const readOffset = (ms: number, { formatter, offsets }: Zone): number => {
  const known = offsets.get(ms)
  if (known !== undefined) return known
  const name = formatter.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  const offset = hours ? (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000) : 0
  if (offsets.size > 50_000) offsets.clear()
  offsets.set(ms, offset)
  return offset
}

const floorTo = (step: number, ms: number): number => Math.floor(ms / step) * step

/** Milliseconds that a zone is ahead of UTC at an instant. No zone changes twice within a week. */
const offsetAt = (ms: number, timeZone: string): number => {
  const zone = zoneOf(timeZone)
  const week = floorTo(WEEK, ms)
  const offset = readOffset(week, zone)
  return offset === readOffset(week + WEEK, zone) ? offset : readOffset(floorTo(HOUR, ms), zone)
}

const DAY = 24 * HOUR
const DAYS_KEPT = 10_000
const days = new Map<number, string>()

/** A day as it begins a date: 2026-11-26T. */
const dayText = (day: number): string => {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size > DAYS_KEPT) days.clear()
  const text = new Date(day * DAY).toISOString().slice(0, 11)
  days.set(day, text)
  return text
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
/** The minutes of a day as they follow it in a date: 08:05: */
const minutes = twoDigits.slice(0, 24).flatMap((hour) => twoDigits.map((minute) => `${hour}:${minute}:`))

/** An instant as WordPress writes dates, without a zone, in UTC. */
export const gmtDate = (ms: number): string => {
  const day = Math.floor(ms / DAY)
  const seconds = Math.floor((ms - day * DAY) / 1000)
  return `${dayText(day)}${minutes[Math.floor(seconds / 60)]}${twoDigits[seconds % 60]}`
}

/** An instant as WordPress writes dates, without a zone, in the shop's time. */
export const localDate = (ms: number, timeZone: string): string => gmtDate(ms + offsetAt(ms, timeZone))

/** A date of a request as an instant: its own zone if it names one, else `timeZone`. Null when it is no date. */
export const parseDate = (text: string, timeZone: string): number | null => {
  if (/(Z|[+-]\d{2}:?\d{2}?)$/i.test(text.slice(10))) {
    const ms = Date.parse(text)
    return Number.isNaN(ms) ? null : ms
  }
  const wall = Date.parse(`${text}Z`)
  if (Number.isNaN(wall)) return null
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}

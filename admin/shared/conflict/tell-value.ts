const LONGEST = 160

const nameOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const one = value as { name?: unknown; src?: unknown; id?: unknown; quantity?: unknown }
  if (one.name !== undefined && one.quantity !== undefined) return `${one.name} × ${one.quantity}`
  return String(one.name ?? one.src ?? one.id ?? JSON.stringify(value))
}

/** A value of a field in short, for who has to choose between two: names of a list, text of HTML. */
export const tellValue = (value: unknown, words: { yes: string; no: string }): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(nameOf).join('، ')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(String).join(' × ') || '—'
  const text = String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

import type { Field } from './look-state.ts'

const LONG = 140

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text)

/** A setting's value in a line, for lists of what changed. */
export const valueText = (
  value: unknown,
  field: Field | undefined,
  { locale, yes, no }: { locale: 'fa' | 'en'; yes: string; no: string },
): string => {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return value ? yes : no
  const choices = field?.choices as { value: unknown; label: Record<'fa' | 'en', string> }[] | undefined
  const choice = choices?.find((one) => one.value === value)
  if (choice) return choice.label[locale]
  if (typeof value !== 'object') return shortened(String(value).replace(/<[^>]+>/g, ' '))
  const parts = (Array.isArray(value) ? value : Object.values(value)).map((one) => {
    if (typeof one !== 'object' || one === null) return String(one)
    const { title, type, text } = one as Record<string, unknown>
    return String(title || type || text || '…')
  })
  return shortened(parts.filter(Boolean).join(locale === 'fa' ? '، ' : ', ') || '—')
}

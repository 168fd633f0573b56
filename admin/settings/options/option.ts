import type { Setting } from '../setting-values.ts'

/** The largest number that the store takes for each; others have nine digits at most. */
const MOST: Readonly<Record<string, number>> = { ghab_return_days: 3650 }

export const mostOf = (id: string): number => MOST[id] ?? 999_999_999

/** One option of `wc/v3/settings/{group}`. */
export interface Option extends Setting<string | string[]> {
  label: string
  description: string
  type: 'text' | 'email' | 'number' | 'checkbox' | 'select' | 'radio' | 'multiselect'
  options?: Record<string, string>
}

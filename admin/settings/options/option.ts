import type { Setting } from '../setting-values.ts'

/** One option of `wc/v3/settings/{group}`. */
export interface Option extends Setting<string | string[]> {
  label: string
  description: string
  type: 'text' | 'email' | 'number' | 'checkbox' | 'select' | 'radio' | 'multiselect'
  options?: Record<string, string>
}

import { Chip } from '@mui/material'

export type Tone = 'neutral' | 'waiting' | 'good' | 'bad' | 'info'

const COLORS: Record<Tone, { background: string; color: string }> = {
  neutral: { background: 'var(--color-surface-container-high)', color: 'var(--color-on-surface-variant)' },
  waiting: { background: 'var(--color-warning-container)', color: 'var(--color-on-warning-container)' },
  good: { background: 'var(--color-success-container)', color: 'var(--color-on-success-container)' },
  bad: { background: 'var(--color-error-container)', color: 'var(--color-on-error-container)' },
  info: { background: 'var(--color-secondary-container)', color: 'var(--color-on-secondary-container)' },
}

/** A state in a word and a colour. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <Chip
    size="small"
    label={label}
    sx={{ backgroundColor: COLORS[tone].background, color: COLORS[tone].color }}
  />
)

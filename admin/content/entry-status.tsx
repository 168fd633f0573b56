import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = {
  publish: 'good',
  draft: 'neutral',
  pending: 'waiting',
  private: 'info',
  future: 'waiting',
  trash: 'bad',
}

/** The state of a post or page in a word. */
export const EntryStatus = ({ status }: { status: string }) => (
  <StatusChip
    tone={TONES[status] ?? 'neutral'}
    label={useTranslate()(`content.status.${status}`, { _: status })}
  />
)

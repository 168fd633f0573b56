import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = {
  receiving: 'waiting',
  ready: 'waiting',
  running: 'info',
  done: 'good',
  stopped: 'bad',
}

/** How far a long work is that the shop does by itself. */
export const WorkStatus = ({ status }: { status: string }) => {
  const translate = useTranslate()
  return (
    <StatusChip tone={TONES[status] ?? 'neutral'} label={translate(`shell.work.${status}`, { _: status })} />
  )
}

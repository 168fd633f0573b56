import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = {
  receiving: 'waiting',
  ready: 'waiting',
  running: 'info',
  done: 'good',
  stopped: 'bad',
}

/** How far an import is. */
export const ImportStatus = ({ status }: { status: string }) => {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={TONES[status] ?? 'neutral'}
      label={translate(`products.csv.status.${status}`, { _: status })}
    />
  )
}

import { m } from '#app/messages/paraglide/messages.js'
import { Dialog } from '../overlays/dialog.tsx'
import { type Reward, ScratchCard } from './scratch-card.tsx'

interface ScratchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  reward: Reward
}

export const ScratchDialog = ({ reward, ...rest }: ScratchDialogProps) => (
  <Dialog {...rest} title={m.ui_scratch_title()}>
    <ScratchCard {...reward} />
  </Dialog>
)

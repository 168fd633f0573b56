import type { ReactNode } from 'react'
import type { DialogPanelProps } from './dialog-panel.tsx'
import { onDemand, useOnDemand } from './use-on-demand.ts'

/** Fetches what dialogs need; fails without a network. */
export const loadDialogs = onDemand<DialogPanelProps>(
  async () => (await import('./dialog-panel.tsx')).DialogPanel,
)

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** buttons at its end */
  actions?: ReactNode
  /** for long texts */
  wide?: boolean
  /** a round close button at the bottom instead of the one in the header */
  closeBelow?: boolean
  children: ReactNode
}

export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange } = props
  const Component = useOnDemand(open, loadDialogs, () => onOpenChange(false))
  return Component ? <Component {...props} /> : null
}

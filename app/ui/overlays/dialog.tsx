import type { ReactNode } from 'react'
import type { DialogPanelProps } from './dialog-panel.tsx'
import { useOnDemand } from './use-on-demand.ts'

/** Fetches what dialogs need; fails without a network. */
export const loadDialogs = () => import('./dialog-panel.tsx').then(({ DialogPanel }) => DialogPanel)

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
  const Component = useOnDemand<DialogPanelProps>(open, loadDialogs, () => onOpenChange(false))
  return Component ? <Component {...props} /> : null
}

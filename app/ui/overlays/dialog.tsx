import type { ReactNode } from 'react'
import type { DialogPanelProps } from './dialog-panel.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadDialog = () => import('./dialog-panel.tsx').then(({ DialogPanel }) => DialogPanel)

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

export const Dialog = ({ open, ...rest }: DialogProps) => {
  const { Component, isOpen } = useOnDemand<DialogPanelProps>(open, loadDialog, () =>
    rest.onOpenChange(false),
  )
  return Component ? <Component {...rest} open={isOpen} /> : null
}

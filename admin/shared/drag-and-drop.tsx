import { StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { useBoot } from '#admin/boot-context.tsx'

/** A list with one of its items at another place. */
export const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** What is put in order by dragging, or by the keyboard: Space, arrows, Space. Its items use `useSortable`. */
export const Sorting = ({
  onMove,
  children,
}: {
  onMove: (from: number, to: number) => void
  children: ReactNode
}) => {
  const { nonce } = useBoot()
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults, StyleInjector.configure({ nonce })]}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const { initialIndex, index } = source
        if (initialIndex !== index) onMove(initialIndex, index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

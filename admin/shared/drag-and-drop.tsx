import { Accessibility, type DragEndEvent, type DragOverEvent, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'

/** A list with one of its items at another place. */
export const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Where something is while it is dragged. */
export interface Drag {
  from: number
  to: number
  /** steps to the side: deeper, or less deep below 0; always 0 without `indent` */
  levels: number
}

interface SortingProps {
  onMove: (from: number, to: number, levels: number) => void
  /** px to the side that count as one level of a tree; the arrows to the side count as one each */
  indent?: number
  /** hears where it is; null at the end */
  onDrag?: (drag: Drag | null) => void
  children: ReactNode
}

/** What screen readers say of it, in the language of the page. */
const useAccessibility = () => {
  const translate = useTranslate()
  const say = (key: string) => () => translate(`shell.drag.${key}`)
  return Accessibility.configure({
    screenReaderInstructions: { draggable: translate('shell.drag.how') },
    announcements: {
      dragstart: say('start'),
      dragover: ({ operation: { source } }: DragOverEvent) =>
        isSortable(source) ? translate('shell.drag.over', { place: source.index + 1 }) : undefined,
      dragend: ({ canceled }: DragEndEvent) =>
        translate(canceled ? 'shell.drag.cancelled' : 'shell.drag.end'),
    },
  })
}

/** What is put in order by dragging, or by the keyboard: Space, arrows, Space. Its items use `useSortable`. */
export const Sorting = ({ onMove, indent, onDrag, children }: SortingProps) => {
  const { nonce, locale } = useBoot()
  const accessibility = useAccessibility()
  const toSide = locale === 'fa' ? -1 : 1
  const byKeys = useRef<number | null>(null)
  const levelsOf = (x: number): number =>
    indent === undefined ? 0 : (byKeys.current ?? Math.round((x * toSide) / indent))
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults, StyleInjector.configure({ nonce }), accessibility]}
      onDragStart={({ operation: { activatorEvent } }) => {
        byKeys.current = activatorEvent instanceof KeyboardEvent ? 0 : null
      }}
      onDragMove={(event) => {
        const { operation, by, nativeEvent } = event
        const { source, transform } = operation
        if (!isSortable(source)) return
        if (
          indent !== undefined &&
          byKeys.current !== null &&
          by?.x &&
          nativeEvent instanceof KeyboardEvent
        ) {
          // not to another item
          event.preventDefault()
          byKeys.current += Math.sign(by.x) * toSide
        }
        onDrag?.({ from: source.initialIndex, to: source.index, levels: levelsOf(transform.x) })
      }}
      onDragEnd={({ operation: { source, transform }, canceled }) => {
        onDrag?.(null)
        if (canceled || !isSortable(source)) return
        const { initialIndex, index } = source
        const levels = levelsOf(transform.x)
        if (initialIndex !== index || levels !== 0) onMove(initialIndex, index, levels)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

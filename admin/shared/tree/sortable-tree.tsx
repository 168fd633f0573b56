import { useSortable } from '@dnd-kit/react/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { IconButton, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Drag, Sorting } from '#admin/shared/drag-and-drop.tsx'
import { isWithin } from '#common/tree.ts'
import { type Place, type Placed, parentsOf, pathName, placeAt, type TreeNode } from './tree.ts'

/** px of one level */
const INDENT = 24

interface LineProps {
  node: TreeNode
  depth: number
  index: number
  /** lies in what is dragged */
  isCarried: boolean
  children: (isDragging: boolean) => ReactNode
}

const Line = ({ node: { id, name }, depth, index, isCarried, children }: LineProps) => {
  const translate = useTranslate()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <Stack
      component="li"
      ref={ref}
      direction="row"
      aria-level={depth + 1}
      sx={{
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 60,
        paddingInlineStart: { xs: `${depth * 14}px`, sm: `${depth * INDENT}px` },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        opacity: isDragging || isCarried ? 0.7 : 1,
        '&:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={translate('terms.grip', { name })}
        sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      {children(isDragging)}
    </Stack>
  )
}

interface SortableTreeProps<T extends TreeNode> {
  nodes: readonly T[]
  /** those that are shown, as `flatten` puts them */
  rows: readonly Placed<T>[]
  move: (id: number, place: Place) => Promise<void>
  /** @param target where the row would come to lie, while it is dragged; null otherwise */
  children: (row: Placed<T>, target: string | null) => ReactNode
}

/** The rows of a tree, each with a grip by which it is dragged, also into another one. */
export const SortableTree = <T extends TreeNode>({ nodes, rows, move, children }: SortableTreeProps<T>) => {
  const translate = useTranslate()
  const [drag, setDrag] = useState<Drag | null>(null)
  const place = drag && placeAt(rows, drag.from, drag.to, drag.levels)
  const target = place && (place.parent ? pathName(nodes, place.parent) : translate('terms.top'))
  const tree = parentsOf(nodes)
  const dragged = drag && rows[drag.from]?.node.id
  return (
    <Sorting
      indent={INDENT}
      onDrag={setDrag}
      onMove={(from, to, levels) => {
        const row = rows[from]
        if (row) void move(row.node.id, placeAt(rows, from, to, levels))
      }}
    >
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {rows.map((row, index) => (
          <Line
            key={row.node.id}
            {...{ index, node: row.node, depth: row.depth }}
            isCarried={
              Boolean(dragged) && row.node.id !== dragged && isWithin(tree, row.node.id, dragged ?? 0)
            }
          >
            {(isDragging) => children(row, isDragging ? target : null)}
          </Line>
        ))}
      </Stack>
    </Sorting>
  )
}

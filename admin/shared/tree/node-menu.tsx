import { lazy, Suspense, useState } from 'react'
import { Confirm, useDelete, useNotify, useTranslate } from 'react-admin'
import { type Verb, VerbMenu } from '../verb-menu.tsx'
import { besides, type Place, type TreeNode } from './tree.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))

interface NodeMenuProps<N extends TreeNode> {
  resource: string
  nodes: readonly N[]
  node: N
  move: (id: number, place: Place) => Promise<void>
  /** what stands before the moves */
  verbs: readonly Verb[]
  /** what deleting it is called, and what it means */
  removal: { label: string; text: string }
  onRemoved?: () => void
}

/** What can be done with something in a tree, by tap or keyboard: moved as by dragging, deleted, and verbs of its own. */
export const NodeMenu = <N extends TreeNode>({
  resource,
  nodes,
  node,
  move,
  verbs,
  removal,
  onRemoved,
}: NodeMenuProps<N>) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [remove, { isPending }] = useDelete()
  const [asks, setAsks] = useState<'move' | 'delete' | null>(null)
  const close = () => setAsks(null)
  const step = (by: -1 | 1): Verb | null => {
    const place = besides(nodes, node.id, by)
    if (!place) return null
    return {
      label: translate(by < 0 ? 'terms.up' : 'terms.down'),
      onChoose: () => void move(node.id, place),
    }
  }
  const confirm = () =>
    void remove(
      resource,
      { id: node.id, previousData: node },
      {
        onSuccess: () => notify('terms.deleted', { type: 'info', messageArgs: { name: node.name } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => {
          close()
          onRemoved?.()
        },
      },
    )
  return (
    <>
      <VerbMenu
        label={translate('terms.menu', { name: node.name })}
        verbs={[
          ...verbs,
          step(-1),
          step(1),
          { label: translate('terms.move_to'), onChoose: () => setAsks('move') },
          { label: translate(removal.label), isDangerous: true, onChoose: () => setAsks('delete') },
        ]}
      />
      <Suspense fallback={null}>
        {asks === 'move' && (
          <MoveDialog
            nodes={nodes}
            node={node}
            onClose={close}
            onMove={(place) => void move(node.id, place)}
          />
        )}
      </Suspense>
      <Confirm
        isOpen={asks === 'delete'}
        loading={isPending}
        title={translate('terms.delete_title', { name: node.name })}
        content={removal.text}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  )
}

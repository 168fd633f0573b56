import { useTranslate } from 'react-admin'
import { NodeMenu } from '#admin/shared/tree/node-menu.tsx'
import type { Place } from '#admin/shared/tree/tree.ts'
import type { TreeResource, TreeTerm } from '../term.ts'

interface RowMenuProps {
  resource: TreeResource
  terms: readonly TreeTerm[]
  term: TreeTerm
  move: (id: number, place: Place) => Promise<void>
}

/** What can be done with one, by tap or keyboard. */
export const RowMenu = ({ resource, terms, term, move }: RowMenuProps) => {
  const translate = useTranslate()
  return (
    <NodeMenu
      resource={resource}
      nodes={terms}
      node={term}
      move={move}
      verbs={[
        { label: translate('ra.action.edit'), to: `/${resource}/${term.id}` },
        {
          label: translate('terms.add_below'),
          to: `/${resource}/create`,
          state: { record: { parent: term.id } },
        },
      ]}
      removal={{ label: 'ra.action.delete', text: 'terms.delete_text' }}
    />
  )
}

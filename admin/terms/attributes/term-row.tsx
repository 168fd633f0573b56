import { useSortable } from '@dnd-kit/react/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useAct } from '#admin/shared/use-act.ts'
import { VerbMenu } from '#admin/shared/verb-menu.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { Attribute, AttributeTerm } from './attribute.ts'
import { Swatch } from './swatch.tsx'

const TermDialog = lazy(() => import('./term-dialog.tsx'))

interface TermRowProps {
  attribute: Attribute
  term: AttributeTerm
  index: number
  count: number
  move: (from: number, to: number) => Promise<void>
  remove: (term: AttributeTerm) => Promise<void>
}

type Asks = 'edit' | 'delete' | null

const RowMenu = ({ term, index, count, move, ask }: TermRowProps & { ask: (what: Asks) => void }) => {
  const translate = useTranslate()
  return (
    <VerbMenu
      label={translate('terms.menu', { name: term.name })}
      verbs={[
        { label: translate('ra.action.edit'), onChoose: () => ask('edit') },
        index > 0 && { label: translate('terms.up'), onChoose: () => void move(index, index - 1) },
        index < count - 1 && { label: translate('terms.down'), onChoose: () => void move(index, index + 1) },
        { label: translate('ra.action.delete'), isDangerous: true, onChoose: () => ask('delete') },
      ]}
    />
  )
}

/** One value of an attribute, with a grip, and a menu that does the same. */
export const TermRow = (props: TermRowProps) => {
  const { attribute, term, index, remove } = props
  const translate = useTranslate()
  const [asks, setAsks] = useState<Asks>(null)
  const [isBusy, act] = useAct()
  const { ref, handleRef, isDragging } = useSortable({ id: term.id, index })
  return (
    <Stack
      component="li"
      ref={ref}
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        opacity: isDragging ? 0.7 : 1,
      }}
    >
      <IconButton
        ref={handleRef}
        aria-label={translate('terms.grip', { name: term.name })}
        sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      <ButtonBase
        onClick={() => setAsks('edit')}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, gap: 1.5, justifyContent: 'flex-start', borderRadius: 1 }}
      >
        {attribute.type === 'color' && <Swatch term={term} />}
        <Box sx={{ textAlign: 'start', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{term.name}</bdi>
          </Typography>
          <Typography variant="caption" color="text.secondary" component="div">
            {translate('terms.products', { smart_count: term.count, count: formatNumber(term.count) })}
          </Typography>
        </Box>
      </ButtonBase>
      <RowMenu {...props} ask={setAsks} />
      <Suspense fallback={null}>
        {asks === 'edit' && <TermDialog attribute={attribute} id={term.id} onClose={() => setAsks(null)} />}
      </Suspense>
      <Confirm
        isOpen={asks === 'delete'}
        loading={isBusy}
        title={translate('terms.delete_title', { name: term.name })}
        content="terms.delete_value"
        onConfirm={() => void act(() => remove(term)).then(() => setAsks(null))}
        onClose={() => setAsks(null)}
      />
    </Stack>
  )
}

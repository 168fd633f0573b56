import { useSortable } from '@dnd-kit/react/sortable'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Collapse, IconButton, Stack, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { Sorting } from '#admin/shared/drag-and-drop.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import type { LookFieldJson } from '#store-api/contract/shop-look.ts'
import type { FieldProps, PartProps } from './field-props.ts'

export interface SortableListProps extends FieldProps<unknown[]> {
  banners: unknown
  /** draws an item: given, for it draws lists too */
  Part: ComponentType<PartProps>
  item: LookFieldJson
  keys: number[]
  /** the key of the item that is open */
  open: number | null
  onOpen: (key: number | null) => void
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const imageOf = (value: unknown): string | undefined => {
  if (!isRecord(value) || !('image' in value)) return undefined
  const { image } = value
  return isRecord(image) ? String(image.src) : String(image ?? '')
}

/** What stands for an item while it is closed. */
const titleOf = (value: unknown, { by, variants }: LookFieldJson, locale: FieldProps['locale']): string => {
  if (!isRecord(value)) return String(value ?? '')
  const variant = variants?.find((one) => one.value === value[by ?? ''])
  // an untitled section of products is known by which ones it shows
  const source = variant?.fields.find(({ key }) => key === 'source')?.choices
  const title = value.title || source?.find((choice) => choice.value === value.source)?.label[locale]
  return [variant?.label[locale], title].filter(Boolean).join(' · ')
}

const Item = ({ at, of }: { at: number; of: SortableListProps }) => {
  const translate = useTranslate()
  const key = of.keys[at] ?? at
  const { ref, handleRef, isDragging } = useSortable({ id: key, index: at })
  const value = of.value[at]
  const isPlain = !of.item.fields && !of.item.variants
  const isOpen = of.open === key
  const title = titleOf(value, of.item, of.locale) || translate('look.untitled')
  const path = `${of.path}.${at}`
  const isWrong = Object.keys(of.problems).some((one) => one === path || one.startsWith(`${path}.`))
  const part = (
    <of.Part
      field={of.item}
      value={value}
      onChange={(one) => of.onChange(of.value.with(at, one))}
      path={path}
      problems={of.problems}
      locale={of.locale}
      banners={of.banners}
    />
  )
  return (
    <Box
      ref={ref}
      component="li"
      sx={{
        border: 1,
        borderColor: isWrong ? 'error.main' : 'divider',
        borderRadius: 1.5,
        backgroundColor: 'background.paper',
        opacity: isDragging ? 0.7 : 1,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 52 }}>
        <IconButton
          ref={handleRef}
          aria-label={translate('look.move', { title })}
          // what is tall would push the others away from under the pointer
          onPointerDown={() => isOpen && of.onOpen(null)}
          sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon />
        </IconButton>
        {isPlain ? (
          <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: 1 }}>{part}</Box>
        ) : (
          <ButtonBase
            aria-expanded={isOpen}
            onClick={() => of.onOpen(isOpen ? null : key)}
            sx={{ flexGrow: 1, minWidth: 0, gap: 1, minHeight: 52, justifyContent: 'flex-start' }}
          >
            {imageOf(value) !== undefined && <Picture src={imageOf(value) || undefined} size={36} />}
            <Typography noWrap sx={{ flexGrow: 1, textAlign: 'start' }}>
              {title}
            </Typography>
            <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
          </ButtonBase>
        )}
        <IconButton
          aria-label={translate('look.remove', { title })}
          onClick={() => of.onRemove(at)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
      {!isPlain && (
        <Collapse in={isOpen} {...(!isOpen && { timeout: 0 })} mountOnEnter unmountOnExit>
          <Box sx={{ padding: 1.5, paddingBlockStart: 1 }}>{part}</Box>
        </Collapse>
      )}
    </Box>
  )
}

/** Items that are dragged by their handle, or moved by the keys: space, arrows, space. */
export const SortableList = (props: SortableListProps) => (
  <Sorting onMove={props.onMove}>
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {props.value.map((_, at) => (
        <Item key={props.keys[at]} at={at} of={props} />
      ))}
    </Stack>
  </Sorting>
)

import AddIcon from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, Menu, MenuItem, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { moved } from '#admin/shared/drag-and-drop.tsx'
import type { LookFieldJson } from '#store-api/contract/shop-look.ts'
import { emptyOf, emptyVariant, type FieldProps, helpOf } from './field-props.ts'
import { SortableList, type SortableListProps } from './sortable-list.tsx'

/** Ids of an item's own, as banners have, are the next that is free. */
const withId = (item: unknown, all: readonly unknown[]): unknown =>
  typeof item === 'object' && item !== null && 'id' in item && 'image' in item
    ? { ...item, id: 1 + Math.max(0, ...all.map((one) => Number((one as { id: number }).id))) }
    : item

const AddButton = ({
  item,
  onAdd,
  disabled,
  locale,
}: {
  item: LookFieldJson
  onAdd: (made: unknown) => void
  disabled: boolean
  locale: FieldProps['locale']
}) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup={item.variants ? 'menu' : undefined}
        onClick={({ currentTarget }) => (item.variants ? setAnchor(currentTarget) : onAdd(emptyOf(item)))}
        sx={{ minHeight: 44 }}
      >
        {translate('look.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item.variants?.map(({ value, label }) => (
          <MenuItem
            key={value}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null)
              onAdd(emptyVariant(item, value))
            }}
          >
            {label[locale]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

let made = 0

/** Keys that stay with items while they are moved, edited and removed. */
const useKeys = (length: number) => {
  const keys = useRef<number[]>([])
  while (keys.current.length < length) keys.current.push(++made)
  keys.current.length = length
  return keys
}

/** Things in an order of their own: added, opened, moved by pointer or keys, removed with a way back. */
export const ListPart = (props: FieldProps<unknown[]> & Pick<SortableListProps, 'banners' | 'Part'>) => {
  const { field, onChange, path, problems, locale } = props
  const translate = useTranslate()
  const value = Array.isArray(props.value) ? props.value : []
  const id = useId()
  const keys = useKeys(value.length)
  const [open, setOpen] = useState<number | null>(null)
  const [removed, setRemoved] = useState<{ at: number; item: unknown } | null>(null)
  const item = field.item as LookFieldJson
  const help = helpOf(props as FieldProps)
  const put = (at: number, one: unknown) => {
    keys.current.splice(at, 0, ++made)
    onChange(value.toSpliced(at, 0, one))
  }
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="div" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
        {field.label[locale]}
      </Typography>
      <SortableList
        {...props}
        item={item}
        value={value}
        keys={keys.current}
        open={open}
        onOpen={setOpen}
        onMove={(from, to) => {
          const [key = 0] = keys.current.splice(from, 1)
          keys.current.splice(to, 0, key)
          onChange(moved(value, from, to))
        }}
        onRemove={(at) => {
          setRemoved({ at, item: value[at] })
          keys.current.splice(at, 1)
          onChange(value.toSpliced(at, 1))
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <AddButton
          item={item}
          locale={locale}
          disabled={value.length >= (field.max ?? Number.POSITIVE_INFINITY)}
          onAdd={(one) => {
            put(value.length, withId(one, value))
            setOpen(keys.current.at(-1) ?? null)
          }}
        />
        {removed && (
          <Button
            onClick={() => {
              put(Math.min(removed.at, value.length), removed.item)
              setRemoved(null)
            }}
            sx={{ minHeight: 44 }}
          >
            {translate('look.undo_remove')}
          </Button>
        )}
      </Box>
      {help && <FormHelperText error={path in problems}>{help}</FormHelperText>}
    </Box>
  )
}

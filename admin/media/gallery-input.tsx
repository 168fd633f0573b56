import { useSortable } from '@dnd-kit/react/sortable'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Button, Chip, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ProductPicture } from '#admin/products/product.ts'
import { moved, Sorting } from '#admin/shared/drag-and-drop.tsx'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import { VerbMenu } from '#admin/shared/verb-menu.tsx'
import { useUploads } from './use-uploads.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

interface TileProps {
  picture: ProductPicture
  index: number
  count: number
  move: (from: number, to: number) => void
  change: (picture: ProductPicture | null) => void
}

const TileMenu = ({ picture, index, count, move, change }: TileProps) => {
  const translate = useTranslate()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <VerbMenu
        label={translate('products.pictures.menu', { number: index + 1 })}
        verbs={[
          picture.is_own !== false && {
            label: translate('products.pictures.edit'),
            onChoose: () => setEditing(true),
          },
          index > 0 && { label: translate('products.pictures.make_main'), onChoose: () => move(index, 0) },
          index > 0 && {
            label: translate('products.pictures.earlier'),
            onChoose: () => move(index, index - 1),
          },
          index < count - 1 && {
            label: translate('products.pictures.later'),
            onChoose: () => move(index, index + 1),
          },
          { label: translate('products.pictures.remove'), onChoose: () => change(null) },
        ]}
      />
      <Suspense fallback={null}>
        {isEditing && (
          <PictureDialog
            picture={picture}
            onClose={() => setEditing(false)}
            onDone={(changed) => {
              setEditing(false)
              change(changed)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const Tile = (props: TileProps) => {
  const { picture, index } = props
  const translate = useTranslate()
  const { ref, handleRef, isDragging } = useSortable({ id: picture.id, index })
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        backgroundColor: 'background.paper',
        opacity: isDragging ? 0.7 : 1,
        position: 'relative',
      }}
    >
      <Box
        component="img"
        src={picture.src}
        alt={picture.alt ?? ''}
        sx={{ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' }}
      />
      {index === 0 && (
        <Chip
          size="small"
          label={translate('products.pictures.main')}
          sx={{
            position: 'absolute',
            insetBlockStart: 8,
            insetInlineStart: 8,
            backgroundColor: 'var(--color-secondary-container)',
            color: 'var(--color-on-secondary-container)',
          }}
        />
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <IconButton
          ref={handleRef}
          aria-label={translate('products.pictures.move', { number: index + 1 })}
          sx={{ inlineSize: 44, blockSize: 44, cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon />
        </IconButton>
        <TileMenu {...props} />
      </Stack>
    </Box>
  )
}

const useFileDrop = (onFiles: (files: FileList) => void) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
}

interface GalleryInputProps {
  source: string
}

/** The pictures of a product: the first is the main one. Uploaded several at once, put in order, cut and described. */
export const GalleryInput = ({ source }: GalleryInputProps) => {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { field } = useInput({ source, defaultValue: [] })
  const pictures = (field.value ?? []) as ProductPicture[]
  const picker = useRef<HTMLInputElement>(null)
  // pictures arrive at any time: what is written changes those of now, not those that were drawn
  const write = (edit: (now: ProductPicture[]) => ProductPicture[]) =>
    setValue(source, edit(getValues(source) ?? []), { shouldDirty: true, shouldTouch: true })
  const { uploads, add } = useUploads((picture) => write((now) => [...now, picture]))
  const { isOver, ...drop } = useFileDrop((files) => void add(files))
  const change = (id: number) => (picture: ProductPicture | null) =>
    write((now) => now.flatMap((one) => (one.id === id ? (picture ?? []) : one)))
  const move = (from: number, to: number) => write((now) => moved(now, from, to))
  return (
    <Box
      {...drop}
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        backgroundColor: isOver ? 'action.hover' : undefined,
        borderRadius: 2,
        padding: 1.5,
      }}
    >
      {pictures.length > 0 && (
        <Sorting onMove={move}>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
              gap: 1,
              padding: 0,
              margin: 0,
              marginBlockEnd: 1.5,
            }}
          >
            {pictures.map((picture, index) => (
              <Tile
                key={picture.id}
                picture={picture}
                index={index}
                count={pictures.length}
                move={move}
                change={change(picture.id)}
              />
            ))}
          </Box>
        </Sorting>
      )}
      {uploads.map(({ key, name, done }) => (
        <Box key={key} sx={{ marginBlockEnd: 1 }}>
          <Typography variant="caption" noWrap component="div">
            {name}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={done * 100}
            aria-label={`${translate('products.pictures.uploading')}: ${name}`}
          />
        </Box>
      ))}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'center', gap: 1, flexWrap: 'wrap', minHeight: 44 }}
      >
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {translate('products.pictures.drop')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => picker.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {translate('products.pictures.add')}
        </Button>
        <HiddenFileInput
          ref={picker}
          accept="image/*"
          multiple
          aria-label={translate('products.pictures.add')}
          onFiles={(files) => void add(files)}
        />
      </Stack>
    </Box>
  )
}

import UploadIcon from '@mui/icons-material/UploadOutlined'
import { Box, Button, ButtonBase, LinearProgress, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { List, Pagination, SearchInput, useListContext, useTranslate } from 'react-admin'
import { useUploads } from '#admin/media/use-uploads.ts'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import type { MediaPicture } from './media-picture.ts'
import { PictureDialog } from './picture-dialog.tsx'

const nameOf = ({ alt_text, title }: MediaPicture): string => alt_text || title

const PictureTile = ({ picture, onOpen }: { picture: MediaPicture; onOpen: () => void }) => {
  const translate = useTranslate()
  const { medium, thumbnail } = picture.media_details.sizes
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onOpen}
        aria-label={translate('library.open', { name: nameOf(picture) })}
        sx={{
          display: 'block',
          inlineSize: '100%',
          borderRadius: 2,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          backgroundColor: 'var(--color-surface-container-high)',
        }}
      >
        <img
          src={(medium ?? thumbnail)?.source_url ?? picture.source_url}
          alt=""
          loading="lazy"
          style={{ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'contain' }}
        />
      </ButtonBase>
      <Typography
        variant="caption"
        component="div"
        noWrap
        color={picture.alt_text ? 'text.primary' : 'text.secondary'}
      >
        <bdi>{picture.alt_text || translate('library.no_alt')}</bdi>
      </Typography>
    </Box>
  )
}

const Upload = () => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  const file = useRef<HTMLInputElement>(null)
  const { uploads, add } = useUploads(() => void refetch())
  return (
    <Stack sx={{ gap: 1, marginBlockStart: 1 }}>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        onClick={() => file.current?.click()}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      >
        {translate('library.upload')}
      </Button>
      <HiddenFileInput
        ref={file}
        accept="image/*"
        multiple
        aria-label={translate('library.upload')}
        onFiles={(files) => void add(files)}
      />
      {uploads.map(({ key, name, done }) => (
        <Box key={key}>
          <Typography variant="caption" id={`upload-${key}`}>
            <bdi>{name}</bdi>
          </Typography>
          <LinearProgress variant="determinate" value={done * 100} aria-labelledby={`upload-${key}`} />
        </Box>
      ))}
    </Stack>
  )
}

const Pictures = () => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<MediaPicture>()
  const [open, setOpen] = useState<number | null>(null)
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('library.none')}
      </Typography>
    )
  }
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          padding: 0,
          marginBlock: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(150px, 1fr))',
          },
        }}
      >
        {data.map((picture) => (
          <PictureTile key={picture.id} picture={picture} onOpen={() => setOpen(picture.id)} />
        ))}
      </Box>
      {open !== null && <PictureDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

/** All pictures of the shop, the latest first. */
const LibraryList = () => (
  <List
    sort={{ field: 'date', order: 'DESC' }}
    perPage={24}
    filters={FILTERS}
    actions={false}
    exporter={false}
    empty={false}
    component="div"
    pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
  >
    <Upload />
    <Pictures />
  </List>
)

export default LibraryList

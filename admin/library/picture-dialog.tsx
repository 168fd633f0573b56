import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  TextInput,
  useDataProvider,
  useDelete,
  useGetOne,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { MediaPicture } from './media-picture.ts'

/** A picture, what it shows in both languages, and the way to delete it. */
export const PictureDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { refetch } = useListContext()
  const dataProvider = useDataProvider()
  const language = useSecondLanguage()
  const [remove, { isPending }] = useDelete()
  const [asks, setAsks] = useState(false)
  const meta = { texts: language }
  const { data: picture } = useGetOne<MediaPicture>('media', { id, meta })
  if (!picture) return null
  const save = async ({ alt_text, alt_there }: Record<string, unknown>) => {
    const data = {
      ...picture,
      alt_text: alt_text ?? '',
      texts: { ...picture.texts, alt_text: alt_there ?? '' },
    }
    try {
      await dataProvider.update('media', { id, data, previousData: picture, meta })
    } catch (error) {
      return { alt_text: (error as Error).message }
    }
    notify('shell.saved', { type: 'info' })
    onClose()
    refresh()
  }
  const confirm = () =>
    void remove(
      'media',
      { id, previousData: picture },
      {
        onSuccess: () => {
          notify('library.deleted', { type: 'info' })
          onClose()
          // the list alone: the picture itself is not there to be read anew
          void refetch()
        },
        onError: (error) => {
          notify((error as Error).message, { type: 'error' })
          setAsks(false)
        },
      },
    )
  const { width, height } = picture.media_details
  return (
    <>
      <SettingsDialog
        title={picture.title}
        values={{ alt_text: picture.alt_text, alt_there: picture.texts.alt_text as string }}
        onClose={onClose}
        onSave={save}
      >
        <Box
          component="img"
          src={picture.source_url}
          alt={picture.alt_text}
          sx={{
            display: 'block',
            inlineSize: '100%',
            maxBlockSize: '40vh',
            objectFit: 'contain',
            borderRadius: 2,
            backgroundColor: 'var(--color-surface-container-high)',
          }}
        />
        <Typography variant="caption" color="text.secondary" component="p">
          {translate('library.size', { width: formatNumber(width), height: formatNumber(height) })}
        </Typography>
        <TextInput source="alt_text" label="products.pictures.alt" helperText="products.pictures.alt_hint" />
        <TextInput
          source="alt_there"
          label={`library.alt_in.${language}`}
          helperText="shell.second_language.hint"
        />
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)} sx={{ minHeight: 44 }}>
          {translate('library.delete')}
        </Button>
      </SettingsDialog>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title="library.delete_title"
        content="library.delete_text"
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

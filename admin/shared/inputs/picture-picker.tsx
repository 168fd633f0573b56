import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Picture } from '../fields/picture.tsx'
import { HiddenFileInput } from './hidden-file-input.tsx'
import { type LibraryPicture, uploadPicture } from './upload-picture.ts'

interface PicturePickerProps {
  label: string
  /** URL; '' for none */
  value: string
  /** null takes the picture away */
  onChange: (picture: LibraryPicture | null) => void
  help?: ReactNode
  error?: boolean
}

/** A picture that is uploaded into the library as soon as it is chosen, or dropped here. */
export const PicturePicker = ({ label, value, onChange, help, error = false }: PicturePickerProps) => {
  const translate = useTranslate()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const last = useRef<File>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    last.current = file
    setBusy(true)
    setFailed('')
    try {
      const picture = await uploadPicture(file, file.name)
      // another one may have been dropped since
      if (last.current === file) onChange(picture)
    } catch (refused) {
      const { message } = refused as Error
      if (last.current === file) setFailed(translate(message, { _: message }))
    } finally {
      if (last.current === file) setBusy(false)
    }
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <FormLabel id={id} sx={{ display: 'block', marginBlockEnd: 0.5, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Picture src={value || undefined} size={72} isWhole />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => file.current?.click()}
            startIcon={<UploadIcon />}
            loading={isBusy}
            loadingPosition="start"
            sx={{ minHeight: 44 }}
          >
            {translate(value ? 'shell.picture.replace' : 'shell.picture.choose')}
          </Button>
          <HiddenFileInput
            ref={file}
            accept="image/*"
            aria-labelledby={id}
            onFiles={([chosen]) => void take(chosen)}
          />
          {value && (
            <Button
              color="inherit"
              startIcon={<RemoveIcon />}
              onClick={() => onChange(null)}
              sx={{ minHeight: 44 }}
            >
              {translate('shell.picture.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      {(failed || help) && <FormHelperText error={error || failed !== ''}>{failed || help}</FormHelperText>}
    </Box>
  )
}

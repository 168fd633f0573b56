import AddIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput, useNotify, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import { sendFile } from '#admin/shared/inputs/upload-picture.ts'
import type { DownloadFile } from '#store-api/contract/office.ts'

const PATH = '/wp-json/ghab/v1/download-files'

const keepFile = (file: File, onProgress: (done: number) => void): Promise<DownloadFile> =>
  sendFile(PATH, { file, name: file.name, type: 'application/octet-stream' }, onProgress)

/** Files from the owner's device; each is one of the product's once it has arrived. */
const UploadFiles = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  const picker = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState<{ name: string; done: number } | null>(null)
  const add = async (files: File[]) => {
    for (const file of files) {
      setUpload({ name: file.name, done: 0 })
      try {
        const kept = await keepFile(file, (done) => setUpload({ name: file.name, done }))
        const download = { name: kept.name.replace(/\.\w+$/, ''), file: kept.file }
        setValue('downloads', [...(getValues('downloads') ?? []), download], { shouldDirty: true })
      } catch (error) {
        notify((error as Error).message, { type: 'error', multiLine: true })
      }
    }
    setUpload(null)
  }
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={upload !== null}
        onClick={() => picker.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {translate('products.form.upload_downloads')}
      </Button>
      <HiddenFileInput
        ref={picker}
        multiple
        aria-label={translate('products.form.upload_downloads')}
        onFiles={(files) => void add(files)}
      />
      {upload && (
        <Box sx={{ marginBlockStart: 1 }}>
          <Typography variant="caption" noWrap component="div" dir="auto">
            {upload.name}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={upload.done * 100}
            aria-label={`${translate('products.pictures.uploading')}: ${upload.name}`}
          />
        </Box>
      )}
    </Box>
  )
}

/** Files that buyers get. */
export const DownloadFields = () => {
  const isOn = useWatch({ name: 'downloadable' })
  return (
    <>
      <BooleanInput source="downloadable" label="products.form.downloadable" />
      {isOn && (
        <>
          <ArrayInput source="downloads">
            <SimpleFormIterator inline disableReordering disableAdd>
              <TextInput source="name" label="products.form.download_name" />
              <TextInput source="file" label="products.form.download_file" dir="ltr" />
            </SimpleFormIterator>
          </ArrayInput>
          <UploadFiles />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
            <WholeNumberInput source="download_limit" helperText="products.form.unlimited_hint" />
            <WholeNumberInput source="download_expiry" helperText="products.form.unlimited_hint" />
          </Stack>
        </>
      )}
    </>
  )
}

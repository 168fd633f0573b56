import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import Cropper, { type Area } from 'react-easy-crop'
import { useBoot } from '#admin/boot-context.tsx'
import type { ProductPicture } from '#admin/products/product.ts'
import { uploadPicture } from '#admin/shared/inputs/upload-picture.ts'
import { cropPicture } from './crop-picture.ts'

interface PictureDialogProps {
  picture: ProductPicture
  onDone: (picture: ProductPicture) => void
  onClose: () => void
}

const Crop = ({ src, onArea }: { src: string; onArea: (area: Area) => void }) => {
  const translate = useTranslate()
  const { nonce } = useBoot()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <Box
        sx={{ position: 'relative', blockSize: { xs: 260, sm: 320 }, borderRadius: 2, overflow: 'hidden' }}
      >
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={1}
          nonce={nonce}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </Box>
      <Typography id="crop-zoom" variant="caption">
        {translate('products.pictures.zoom')}
      </Typography>
      <Slider
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        aria-labelledby="crop-zoom"
        onChange={(_, value) => setZoom(value as number)}
      />
    </>
  )
}

/** The text that stands for a picture, and which part of it is shown. A crop is a picture of its own: the other stays in the library. */
const PictureDialog = ({ picture, onDone, onClose }: PictureDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [alt, setAlt] = useState(picture.alt ?? '')
  const [isCropping, setCropping] = useState(false)
  const [area, setArea] = useState<Area | null>(null)
  const [isBusy, setBusy] = useState(false)
  const finish = async () => {
    if (!isCropping || !area) return onDone({ ...picture, alt })
    setBusy(true)
    try {
      const { id, src } = await uploadPicture(await cropPicture(picture.src, area), 'crop.webp')
      onDone({ id, src, alt })
    } catch (error) {
      setBusy(false)
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">{translate('products.pictures.edit')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
          <TextField
            label={translate('products.pictures.alt')}
            helperText={translate('products.pictures.alt_hint')}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: 500, dir: alt ? 'auto' : undefined } }}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isCropping}
            aria-label={translate('products.pictures.shape')}
            onChange={(_, value: boolean | null) => value !== null && setCropping(value)}
          >
            <ToggleButton value={false}>{translate('products.pictures.original')}</ToggleButton>
            <ToggleButton value={true}>{translate('products.pictures.square')}</ToggleButton>
          </ToggleButtonGroup>
          {isCropping ? (
            <div dir="ltr">
              <Crop src={picture.src} onArea={setArea} />
            </div>
          ) : (
            <Box
              component="img"
              src={picture.src}
              alt={alt}
              sx={{ maxInlineSize: '100%', maxBlockSize: 320, objectFit: 'contain', borderRadius: 2 }}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={finish}>
          {translate('products.pictures.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default PictureDialog

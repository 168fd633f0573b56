import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Tooltip,
} from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PicturePicker } from '../picture-picker.tsx'
import type { LibraryPicture } from '../upload-picture.ts'
import { TOOL_SIZE } from './frame.tsx'

/** Puts a picture of the library into the text, with the words that stand for it. */
export const PictureTool = ({ editor }: { editor: Editor }) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [picture, setPicture] = useState<LibraryPicture | null>(null)
  const [alt, setAlt] = useState('')
  const label = translate('products.text.picture')
  const open = () => {
    const { src, alt: known } = editor.getAttributes('image') as { src?: string; alt?: string }
    setPicture(src ? { id: 0, src, alt: known ?? '' } : null)
    setAlt(known ?? '')
    setOpen(true)
  }
  const insert = () => {
    if (picture) editor.chain().focus().setImage({ src: picture.src, alt }).run()
    setOpen(false)
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={open} sx={TOOL_SIZE}>
          <PictureIcon />
        </IconButton>
      </Tooltip>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-label={label}>
        <DialogTitle>{label}</DialogTitle>
        <DialogContent>
          <PicturePicker
            label={translate('products.text.picture_file')}
            value={picture?.src ?? ''}
            onChange={(chosen) => {
              setPicture(chosen)
              if (chosen?.alt) setAlt(chosen.alt)
            }}
          />
          <TextField
            fullWidth
            size="small"
            margin="normal"
            label={translate('products.pictures.alt')}
            helperText={translate('products.pictures.alt_hint')}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={!picture} onClick={insert}>
            {translate('products.pictures.done')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

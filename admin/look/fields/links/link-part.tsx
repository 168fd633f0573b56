import LinkIcon from '@mui/icons-material/AddLink'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldProps } from '../field-props.ts'
import { TextPart } from '../simple-fields.tsx'
import { GoalPicker } from './goal-picker.tsx'
import { LINK_KINDS, type LinkKind, pathTo, readPath } from './link-kinds.ts'

interface LinkDialogProps {
  url: string
  onChoose: (url: string) => void
  onClose: () => void
}

const LinkDialog = ({ url, onChoose, onClose }: LinkDialogProps) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState(url)
  const known = readPath(chosen)
  const [kind, setKind] = useState<LinkKind>(known?.kind ?? 'product')
  const label = translate('look.links.choose')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-label={label}>
      <DialogTitle>{label}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={kind}
            aria-label={label}
            onChange={(_, next: LinkKind | null) => next && setKind(next)}
          >
            {LINK_KINDS.map((one) => (
              <ToggleButton key={one} value={one} sx={{ minHeight: 44 }}>
                {translate(`look.links.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <GoalPicker
            key={kind}
            kind={kind}
            value={known?.kind === kind ? known : {}}
            onChange={(goal) => setChosen(pathTo(kind, goal))}
            label={translate(`look.links.${kind}`)}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === url}
          onClick={() => {
            onChoose(chosen)
            onClose()
          }}
          sx={{ minHeight: 44 }}
        >
          {translate('products.pictures.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** An address, typed or chosen by the name of what it leads to. */
export const LinkPart = (props: FieldProps<string>) => {
  const { field, value, onChange, locale } = props
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('look.links.choose')
  return (
    <>
      <TextPart
        {...props}
        end={
          <Tooltip title={label}>
            <IconButton
              edge="end"
              aria-label={`${label}: ${field.label[locale]}`}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <LinkIcon />
            </IconButton>
          </Tooltip>
        }
      />
      {isOpen && <LinkDialog url={value ?? ''} onChoose={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

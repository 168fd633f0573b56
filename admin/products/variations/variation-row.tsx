import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import MoreIcon from '@mui/icons-material/TuneOutlined'
import {
  Box,
  ButtonBase,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useUploads } from '#admin/media/use-uploads.ts'
import { fieldErrors } from '#admin/settings/field-errors.ts'
import { conflictOf } from '#admin/shared/conflict/use-conflict.ts'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { readNumber, writeNumber } from '#admin/shared/inputs/digits.ts'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import type { Variation, VariationChange } from './variation.ts'

const VariationDialog = lazy(() =>
  import('./variation-dialog.tsx').then((module) => ({ default: module.VariationDialog })),
)

interface RowProps {
  variation: Variation
  /** `shown` is what it is saved over; the variation of this row by default */
  save: (change: VariationChange, shown?: Variation) => Promise<void>
}

interface CellProps {
  label: string
  value: string
  isNumber?: boolean
  onSave: (value: string) => Promise<void>
}

const errorText = (error: unknown): string =>
  Object.values(fieldErrors(error) ?? {})[0] ?? (error as Error).message

/** A value that is saved when it is left; what is refused stays, with why. */
const Cell = ({ label, value, isNumber = false, onSave }: CellProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** what was typed while somebody else changed the value: it is saved over theirs by Enter alone */
  const [conflicting, setConflicting] = useState<string | null>(null)
  const shown = typed ?? value
  const show = (text: string) => (isNumber ? writeNumber(text) : text)
  const reset = () => {
    setTyped(null)
    setError(null)
    setConflicting(null)
  }
  const commit = async () => {
    if (typed === null || typed === value) return reset()
    if (isNumber && Number.isNaN(Number(typed))) return setError('ra.validation.number')
    try {
      await onSave(typed)
      // more may have been typed since
      setTyped((now) => (now === typed ? null : now))
      setError(null)
      setConflicting(null)
    } catch (refused) {
      const isConflict = conflictOf(refused) !== null
      setConflicting(isConflict ? typed : null)
      setError(isConflict ? 'products.variation.changed_meanwhile' : errorText(refused))
    }
  }
  return (
    <TextField
      size="small"
      label={translate(label)}
      value={show(shown)}
      error={error !== null}
      helperText={error === null ? undefined : translate(error, { _: error, value: show(value) || '—' })}
      onChange={(event) => setTyped(isNumber ? readNumber(event.target.value) : event.target.value)}
      onBlur={() => {
        if (typed === null || typed !== conflicting) void commit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') reset()
        if (event.key !== 'Enter') return
        // Enter saves the form around it otherwise
        event.preventDefault()
        void commit()
      }}
      slotProps={{ htmlInput: { dir: 'ltr', ...(isNumber && { inputMode: 'decimal' }) } }}
    />
  )
}

/** For what is saved where nothing beside it could say why not. */
const useTell = () => {
  const notify = useNotify()
  return ({ message }: Error) => notify(message, { type: 'error', multiLine: true })
}

const RowPicture = ({ variation, save }: RowProps) => {
  const translate = useTranslate()
  const tell = useTell()
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, add } = useUploads((image) => void save({ image }).catch(tell))
  const label = `${translate('products.variation.picture')}: ${variation.name}`
  return (
    <>
      <ButtonBase
        aria-label={label}
        aria-busy={uploads.length > 0}
        onClick={() => picker.current?.click()}
        sx={{ borderRadius: 1.5, position: 'relative' }}
      >
        <Picture src={variation.image?.src} size={48} />
        {!variation.image && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1.5,
              backgroundColor: 'var(--color-surface-container-high)',
            }}
          >
            <AddIcon fontSize="small" />
          </Box>
        )}
      </ButtonBase>
      <HiddenFileInput
        ref={picker}
        accept="image/*"
        aria-label={label}
        onFiles={(files) => void add(files)}
      />
    </>
  )
}

/** One variation: every value is edited in its place and saved when it is left. */
export const VariationRow = (props: RowProps) => {
  const { variation, save } = props
  const translate = useTranslate()
  const tell = useTell()
  const [isOpen, setOpen] = useState(false)
  const options = variation.attributes
    .map(({ option }) => option || translate('products.variation.any'))
    .join(' / ')
  return (
    <Stack
      component="li"
      sx={{ gap: 1.5, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 2, padding: 1.5 }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <RowPicture {...props} />
        <Typography sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {options || variation.name}
        </Typography>
        <IconButton
          aria-label={translate('products.variation.more', { name: options || variation.name })}
          onClick={() => setOpen(true)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <MoreIcon />
        </IconButton>
        <FormControlLabel
          label={translate('products.variation.enabled')}
          labelPlacement="start"
          control={
            <Switch
              checked={variation.status === 'publish'}
              onChange={(event) =>
                void save({ status: event.target.checked ? 'publish' : 'private' }).catch(tell)
              }
            />
          }
        />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        <Cell
          label="resources.products.fields.regular_price"
          isNumber
          value={variation.regular_price}
          onSave={(regular_price) => save({ regular_price })}
        />
        <Cell
          label="resources.products.fields.sale_price"
          isNumber
          value={variation.sale_price}
          onSave={(sale_price) => save({ sale_price })}
        />
        <Cell
          label="resources.products.fields.wholesale_price"
          isNumber
          value={variation.wholesale_price ?? ''}
          onSave={(wholesale_price) => save({ wholesale_price })}
        />
        <Cell
          label="resources.products.fields.stock_quantity"
          isNumber
          value={variation.manage_stock === true ? String(variation.stock_quantity ?? '') : ''}
          onSave={(quantity) =>
            save(
              quantity === ''
                ? { manage_stock: false }
                : { manage_stock: true, stock_quantity: Number(quantity) },
            )
          }
        />
        <Cell label="resources.products.fields.sku" value={variation.sku} onSave={(sku) => save({ sku })} />
      </Box>
      {isOpen && (
        <Suspense fallback={null}>
          <VariationDialog
            variation={variation}
            title={options || variation.name}
            save={save}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

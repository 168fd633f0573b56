import { Alert, Button, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ProductImport, readOtherShop, sendFile } from '#admin/import/product-import.ts'
import { fieldErrors } from '#admin/settings/field-errors.ts'
import { HiddenFileInput } from '#admin/shared/inputs/hidden-file-input.tsx'
import { PicturePicker } from '#admin/shared/inputs/picture-picker.tsx'
import { Input, type StepProps } from './input.tsx'

const One = (props: StepProps) => {
  const translate = useTranslate()
  const { answers, answer } = props
  return (
    <>
      <Input {...props} name="product_name" />
      <Input {...props} name="product_price" field="regular_price" numeric />
      <PicturePicker
        label={translate('setup.fields.picture')}
        value={answers.product_picture_url ?? ''}
        onChange={(picture) => {
          answer('product_picture', picture ? String(picture.id) : '')
          answer('product_picture_url', picture?.src ?? '')
        }}
      />
    </>
  )
}

/** Looks through many products, and notes the import for when the step is saved. */
const useLookThrough = ({ answer }: StepProps) => {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<ProductImport | null>(null)
  const look = async (read: () => Promise<ProductImport>) => {
    setBusy(true)
    setProblem('')
    setFound(null)
    answer('import_id', '')
    try {
      const one = await read()
      setFound(one)
      if (one.preview.create > 0) answer('import_id', String(one.id))
      else setProblem(translate('setup.import.none'))
    } catch (error) {
      const text = fieldErrors(error)?.url ?? (error as Error).message
      setProblem(translate(text, { _: text }))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, found, look }
}

const Outcome = ({ problem, found }: { problem: string; found: ProductImport | null }) => {
  const translate = useTranslate()
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!found) return null
  const { create, skip, fail } = found.preview
  return (
    <Alert severity="success">
      {translate('setup.import.found', { smart_count: create })}
      {skip + fail > 0 && ` ${translate('setup.import.left_out', { smart_count: skip + fail })}`}
    </Alert>
  )
}

const File = (props: StepProps) => {
  const translate = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const { isBusy, look, ...outcome } = useLookThrough(props)
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="text.secondary">
        {translate('products.csv.import_text')}
      </Typography>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => picker.current?.click()}
        sx={{ minHeight: 48, alignSelf: 'flex-start' }}
      >
        {translate('products.csv.choose')}
      </Button>
      <HiddenFileInput
        ref={picker}
        accept=".csv,text/csv"
        aria-label={translate('products.csv.choose')}
        onFiles={([file]) =>
          file && void look(() => sendFile(file, { update_existing: false, delimiter: ',' }))
        }
      />
      <Outcome {...outcome} />
    </Stack>
  )
}

const OtherShop = (props: StepProps) => {
  const translate = useTranslate()
  const { isBusy, look, ...outcome } = useLookThrough(props)
  const { answers } = props
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="text.secondary">
        {translate('products.csv.other_shop_text')}
      </Typography>
      <Input {...props} name="other_shop" type="text" />
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={!answers.other_shop}
        onClick={() => void look(() => readOtherShop(answers.other_shop ?? ''))}
        sx={{ minHeight: 48, alignSelf: 'flex-start' }}
      >
        {translate('products.csv.read_shop')}
      </Button>
      <Outcome {...outcome} />
    </Stack>
  )
}

const WAYS: Record<string, (props: StepProps) => React.ReactNode> = { one: One, file: File, shop: OtherShop }

/** What the shop sells first: one product, those of a file, or those of another shop. */
export const Product = (props: StepProps) => {
  const way = props.answers.products ?? 'one'
  const Way = WAYS[way] ?? One
  return (
    <>
      <Input {...props} name="products" choices={Object.keys(WAYS)} />
      <Way key={way} {...props} />
    </>
  )
}

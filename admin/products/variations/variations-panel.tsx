import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined'
import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { RunningChanges } from '#admin/bulk/running-changes.tsx'
import { useSendChange } from '#admin/bulk/use-bulk-change.tsx'
import { PRODUCT_CHANGES } from '../bulk/product-changes.ts'
import type { Product } from '../product.ts'
import { BulkValues } from './bulk-values.tsx'
import { useSaveVariation } from './use-save-variation.ts'
import { type BulkKind, changeOfAll, generateVariations, readVariations } from './variation.ts'
import { VariationRow } from './variation-row.tsx'

const useVariations = (productId: number) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const key = ['variations-of', productId]
  const { data: variations = [], isPending } = useQuery({
    queryKey: key,
    queryFn: () => readVariations(productId),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const tell = (error: unknown) => notify((error as Error).message, { type: 'error', multiLine: true })

  const save = useSaveVariation(productId, key)
  const send = useSendChange(PRODUCT_CHANGES, refresh)
  const saveAll = (kind: BulkKind, value: number) =>
    send({ variations_of: productId, ...changeOfAll(kind, value) }, variations.length)
  const generate = async () => {
    try {
      const count = await generateVariations(productId)
      notify('products.variation.generated', { type: 'info', messageArgs: { smart_count: count } })
    } catch (error) {
      tell(error)
    }
    await refresh()
  }
  return { variations, isPending, refresh, save, saveAll, generate }
}

const GenerateButton = ({ generate, isDirty }: { generate: () => Promise<void>; isDirty: boolean }) => {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      variant="contained"
      startIcon={<AutoIcon />}
      disabled={isDirty}
      loading={isBusy}
      onClick={async () => {
        setBusy(true)
        await generate()
        setBusy(false)
      }}
      sx={{ minHeight: 44, alignSelf: 'flex-start' }}
    >
      {translate('products.variation.generate')}
    </Button>
  )
}

const Panel = ({ product }: { product: Product }) => {
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const { variations, isPending, refresh, save, saveAll, generate } = useVariations(product.id)
  const isDirty = 'attributes' in dirtyFields || 'type' in dirtyFields
  return (
    <Stack sx={{ gap: 2 }}>
      {isDirty && <Alert severity="info">{translate('products.variation.unsaved')}</Alert>}
      <GenerateButton generate={generate} isDirty={isDirty} />
      {isPending && <Skeleton variant="rounded" height={140} />}
      {!isPending && variations.length === 0 && (
        <Typography color="text.secondary">{translate('products.variation.none')}</Typography>
      )}
      <RunningChanges
        work={PRODUCT_CHANGES}
        refresh={refresh}
        isMeant={({ change }) => change.variations_of === product.id}
      />
      {variations.length > 0 && <BulkValues apply={saveAll} />}
      <Stack component="ul" sx={{ gap: 1, padding: 0, margin: 0 }}>
        {variations.map((variation) => (
          <VariationRow
            key={variation.id}
            variation={variation}
            save={(change, shown = variation) => save(shown, change)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

/** The variations of a variable product: made from its attributes, each with its own price, stock, code and picture. */
export const VariationsPanel = () => {
  const translate = useTranslate()
  const product = useRecordContext<Product>()
  const canHave = product?.type === 'variable' && product.attributes.some(({ variation }) => variation)
  if (!product?.id || !canHave) {
    return <Typography color="text.secondary">{translate('products.variation.save_first')}</Typography>
  }
  return <Panel product={product} />
}

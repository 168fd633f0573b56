import { Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Link, Title, useNotify, useRedirect, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { WorkStatus } from '#admin/shared/work-status.tsx'
import { ImportReport } from './import-report.tsx'
import { discardImport, isRunning, type ProductImport, readImport, startImport } from './product-import.ts'

const EVERY = 1500

const Buttons = ({ one }: { one: ProductImport }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const tell = (error: unknown) => notify((error as Error).message, { type: 'error' })
  const start = async () => {
    try {
      queries.setQueryData(['product-import', one.id], await startImport(one.id))
    } catch (error) {
      tell(error)
    }
  }
  const discard = async () => {
    setAsking(false)
    try {
      await discardImport(one.id)
      await queries.invalidateQueries({ queryKey: ['product-imports'] })
      redirect('/products-csv')
    } catch (error) {
      tell(error)
    }
  }
  if (isRunning(one)) return null
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', '& button': { minHeight: 44 } }}>
      <Button color="error" onClick={() => setAsking(true)}>
        {translate('products.csv.discard')}
      </Button>
      {one.status === 'ready' && (
        <Button
          variant="contained"
          disabled={one.preview.create + one.preview.update === 0}
          onClick={() => void start()}
        >
          {translate('products.csv.start')}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title="products.csv.discard"
        content="products.csv.discard_question"
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}

/** One import: what it would do, how far it is, what it did. It goes on without this page, which finds it again. */
const ImportScreen = () => {
  const translate = useTranslate()
  const id = Number(useParams().id)
  const { data: one, error } = useQuery({
    queryKey: ['product-import', id],
    queryFn: () => readImport(id),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY : false),
  })
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Title title="products.csv.import" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44 }}>
        <Link to="/products-csv">{translate('products.csv.back')}</Link>
        {one && <WorkStatus status={one.status} />}
      </Stack>
      {error && <Typography color="error">{translate(error.message, { _: error.message })}</Typography>}
      {!one && !error && <Skeleton variant="rounded" height={240} />}
      {one && <ImportReport one={one} />}
      {one && <Buttons one={one} />}
    </Stack>
  )
}

export default ImportScreen

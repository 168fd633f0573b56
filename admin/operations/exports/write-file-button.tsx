import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { NewExport } from '#store-api/contract/kept-exports.ts'
import { EXPORTS_KEY, startExport, wantedHere } from './use-exports.ts'

interface WriteFileButtonProps {
  wanted: NewExport
  /** whether what is typed is right; nothing is written else */
  check?: () => Promise<boolean>
}

/** Has a file written, which is fetched by itself where this page stays open, and from the list of files else. */
export const WriteFileButton = ({ wanted, check }: WriteFileButtonProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    if (check && !(await check())) return
    setBusy(true)
    try {
      const { id } = await startExport(wanted)
      wantedHere.add(id)
      notify('operations.exports.running', { type: 'info' })
      await queries.invalidateQueries({ queryKey: EXPORTS_KEY })
    } catch (error) {
      notify((error as Error).message, { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      onClick={() => void begin()}
      sx={{ minHeight: 44 }}
    >
      {translate('products.csv.download')}
    </Button>
  )
}

import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { draftSlug } from '#common/draft-slug.ts'

/** Opens the page of a product that is not published yet, as shoppers will see it. */
export const PreviewButton = ({ id }: { id: number }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const open = async () => {
    // at once, as browsers keep back what opens by itself
    const tab = window.open('', '_blank')
    try {
      const { json } = await call<{ path: string }>('ghab/v1/settings/preview', { method: 'POST', body: {} })
      const path = `${json.path}/product/${draftSlug(id)}`
      if (tab) tab.location.href = path
      else location.assign(path)
    } catch (error) {
      tab?.close()
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Button size="small" startIcon={<PreviewIcon />} onClick={() => void open()} sx={{ minHeight: 44 }}>
      {translate('products.preview')}
    </Button>
  )
}

import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Fetches a file of the store, which is written while it arrives. */
export const Download = ({
  path,
  query = {},
  name,
}: {
  path: string
  query?: Record<string, string>
  name: string
}) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={`/wp-json/${path}${search.size ? `?${search}` : ''}`}
      download={name}
      sx={{ minHeight: 44 }}
    >
      {useTranslate()('products.csv.download')}
    </Button>
  )
}

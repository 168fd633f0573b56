import OpenIcon from '@mui/icons-material/OpenInNew'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'

interface ViewInShopProps {
  href: string
  /** of what is looked at: a sign alone says so only to who cannot see where it stands */
  name?: string
}

/** Opens the page of the shop beside this one; with a name it is no more than a sign. */
export const ViewInShop = ({ href, name }: ViewInShopProps) => {
  const label = useTranslate()('shell.view_in_shop')
  const link = { href, target: '_blank', rel: 'noopener' }
  if (name === undefined) {
    return (
      <Button size="small" {...link} startIcon={<OpenIcon />} sx={{ minHeight: 44 }}>
        {label}
      </Button>
    )
  }
  return (
    <Tooltip title={label}>
      <IconButton {...link} aria-label={`${label}: ${name}`} sx={{ inlineSize: 44, blockSize: 44 }}>
        <OpenIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

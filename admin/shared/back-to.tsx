import BackIcon from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'

/** The way to what this screen is a part of. */
export const BackTo = ({ to, label }: { to: string; label: string }) => {
  const { locale } = useBoot()
  return (
    <Button
      component={LinkBase}
      to={to}
      size="small"
      sx={{ marginBlockEnd: 1, alignSelf: 'flex-start' }}
      startIcon={<BackIcon sx={locale === 'fa' ? { transform: 'scaleX(-1)' } : undefined} />}
    >
      {label}
    </Button>
  )
}

import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** In the place of what could not be read: why, and once more in one tap. */
export const LoadFailed = ({ error, onAgain }: { error: Error; onAgain: () => void }) => {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      sx={{ marginBlock: 2 }}
      action={
        <Button color="inherit" onClick={onAgain}>
          {translate('shell.error.again')}
        </Button>
      }
    >
      {translate(error.message, { _: error.message })}
    </Alert>
  )
}

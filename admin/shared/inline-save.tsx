import { Stack } from '@mui/material'
import { SaveButton } from 'react-admin'

/** At the end of a short form, in the flow of the page on a phone too. */
export const InlineSave = () => (
  <Stack
    direction="row"
    sx={{ justifyContent: 'flex-end', marginBlockStart: 1, '& button': { minHeight: 44 } }}
  >
    <SaveButton />
  </Stack>
)

import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { digits } from '#app/ui/digits.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'
import type { ChangeParts } from './bulk-work.ts'

interface ChangeLinesProps<Change extends object> {
  one: BulkReport<Change>
  usePartsOf: () => ChangeParts<Change>
}

/** What a change of many changes, a line for each. */
export const ChangeLines = <Change extends object>({ one, usePartsOf }: ChangeLinesProps<Change>) => {
  const translate = useTranslate()
  const partsOf = usePartsOf()
  return (
    <Stack sx={{ gap: 0.5 }}>
      {one.undoes !== null && (
        <Typography>{translate('shell.bulk.taking_back', { id: digits(one.undoes) })}</Typography>
      )}
      {partsOf(one.change).map(([label, value]) => (
        <Typography key={label}>
          <Typography component="span" color="text.secondary">
            {`${translate(label)}: `}
          </Typography>
          {value}
        </Typography>
      ))}
    </Stack>
  )
}

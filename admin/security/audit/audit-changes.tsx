import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { tellValue } from '#admin/shared/conflict/tell-value.ts'
import { digits } from '#app/ui/digits.ts'
import type { AuditLogEntry } from '#store-api/contract/audit-log.ts'

const Value = ({ label, value }: { label: string; value: unknown }) => {
  const translate = useTranslate()
  const words = { yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      <Typography variant="body2" component="bdi" sx={{ display: 'inline-block', overflowWrap: 'anywhere' }}>
        {digits(tellValue(value, words))}
      </Typography>
    </Box>
  )
}

/** What was changed, field by field, before and after. */
export const AuditChanges = ({ changes, action }: Pick<AuditLogEntry, 'changes' | 'action'>) => {
  const translate = useTranslate()
  /** A path within JSON in the words for its parts, as far as there are some. */
  const labelOf = (field: string): string =>
    field
      .replace(/^value\./, '')
      .split('.')
      .map((part) => translate(`security.audit.fields.${part}`, { _: part }))
      .join(' › ')
  return (
    <Stack component="dl" spacing={1.5} sx={{ margin: 0 }}>
      {Object.entries(changes).map(([field, change]) => (
        <div key={field}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            <bdi>{labelOf(field)}</bdi>
          </Typography>
          <Stack component="dd" direction="row" spacing={2} sx={{ marginInlineStart: 0 }}>
            {change === null && (
              <Typography variant="body2" color="text.secondary">
                {translate('security.audit.not_kept')}
              </Typography>
            )}
            {change && action !== 'create' && (
              <Value label={translate('security.audit.before')} value={change.before} />
            )}
            {change && action !== 'delete' && (
              <Value label={translate('security.audit.after')} value={change.after} />
            )}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}

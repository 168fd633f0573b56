import AddIcon from '@mui/icons-material/Add'
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { ApiKeyAnswer } from '#store-api/contract/security.ts'
import { KEYS, NewKeyDialog } from './new-key-dialog.tsx'

const KeyCard = ({ one, isBusy, onRevoke }: { one: ApiKeyAnswer; isBusy: boolean; onRevoke: () => void }) => {
  const translate = useTranslate()
  return (
    <Card component="li" sx={{ padding: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{one.description || '—'}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">…{one.ending}</bdi>
            {' · '}
            <bdi dir="ltr">{one.email}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {one.last_used_gmt ? (
              <>
                {translate('security.last_used')} <Moment value={one.last_used_gmt} isGmt />
              </>
            ) : (
              translate('security.keys.unused')
            )}
          </Typography>
        </Stack>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <StatusChip
            tone={one.permissions === 'read' ? 'neutral' : 'info'}
            label={translate(`security.keys.may.${one.permissions}`)}
          />
          <Button
            color="error"
            disabled={isBusy}
            onClick={onRevoke}
            aria-label={translate('security.keys.revoke_named', { name: one.description })}
            sx={{ minHeight: 44 }}
          >
            {translate('security.keys.revoke')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

/** Keys by which other programs work with the shop. */
const KeysScreen = () => {
  const translate = useTranslate()
  const [isMaking, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<ApiKeyAnswer | null>(null)
  const [isBusy, act] = useAct()
  const { data, error, refetch } = useQuery({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await call<ApiKeyAnswer[]>(KEYS, { signal })).json,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 820, paddingBlock: 1 }}>
      <Title title={translate('security.keys.menu')} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography color="text.secondary">{translate('security.keys.lead')}</Typography>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setMaking(true)}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {translate('security.keys.add')}
        </Button>
      </Stack>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
          {translate('security.keys.none')}
        </Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data?.map((one) => (
          <KeyCard key={one.id} one={one} isBusy={isBusy} onRevoke={() => setRevoked(one)} />
        ))}
      </Stack>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} onMade={() => void refetch()} />}
      <Confirm
        isOpen={revoked !== null}
        title={translate('security.keys.revoke_named', { name: revoked?.description ?? '' })}
        content={translate('security.keys.revoke_text')}
        onConfirm={() => {
          const id = revoked?.id
          setRevoked(null)
          void act(() => call(`${KEYS}/${id}`, { method: 'DELETE' }), 'security.removed')
        }}
        onClose={() => setRevoked(null)}
      />
    </Stack>
  )
}

export default KeysScreen

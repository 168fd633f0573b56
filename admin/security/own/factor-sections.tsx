import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import {
  Button,
  IconButton,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Skeleton,
  Typography,
} from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import type { SecondFactor, SecondFactorChanged } from '#store-api/contract/security.ts'
import { SECOND_FACTOR, useSecondFactor } from '../use-second-factor.ts'

const AppDialog = lazy(() => import('./app-dialog.tsx'))
const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx'))
const RecoveryCodesDialog = lazy(() => import('./recovery-codes-dialog.tsx'))

type Passkey = SecondFactor['passkeys'][number]
/** What is to be taken away. */
type Removal = { path: string; name: string }

const FEW = 3

const PasskeyItem = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const translate = useTranslate()
  const { name, last_used_gmt: used, date_created_gmt: made } = passkey
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <IconButton edge="end" aria-label={translate('security.remove_named', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemIcon sx={{ minWidth: 40 }}>
        <KeyIcon />
      </ListItemIcon>
      <ListItemText
        primary={<bdi>{name}</bdi>}
        secondary={
          <>
            {translate(used ? 'security.last_used' : 'security.added')} <Moment value={used ?? made} isGmt />
          </>
        }
      />
    </ListItem>
  )
}

/** The own second factor: an app, passkeys, and codes for when both are lost. */
export const FactorSections = ({ onFirst }: { onFirst?: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, refetch, keep } = useSecondFactor()
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const take = (changed: SecondFactorChanged) => {
    setOpen(null)
    setCodes(keep(changed))
  }
  const change = async (method: 'POST' | 'DELETE', path: string) => {
    try {
      take((await call<SecondFactorChanged>(`${SECOND_FACTOR}/${path}`, { method, body: {} })).json)
      if (method === 'DELETE') notify('security.removed', { type: 'info' })
    } catch (refused) {
      notify((refused as Error).message, { type: 'error' })
    }
  }
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={280} />
  const hasAny = data.totp || data.passkeys.length > 0
  return (
    <>
      <Section
        title={translate('security.app.title')}
        action={
          <StatusChip
            tone={data.totp ? 'good' : 'neutral'}
            label={translate(data.totp ? 'security.on' : 'security.off')}
          />
        }
      >
        <Typography color="text.secondary">{translate('security.app.text')}</Typography>
        <Button
          variant={data.totp ? 'outlined' : 'contained'}
          onClick={() => setOpen('app')}
          sx={{ minHeight: 44, marginBlockStart: 1.5 }}
        >
          {translate(data.totp ? 'security.app.replace' : 'security.app.set_up')}
        </Button>
        {data.totp && (
          <Button
            color="error"
            onClick={() => setRemoval({ path: 'totp', name: translate('security.app.title') })}
            sx={{ minHeight: 44, marginBlockStart: 1.5, marginInlineStart: 1 }}
          >
            {translate('security.remove')}
          </Button>
        )}
      </Section>
      <Section title={translate('security.passkeys.title')}>
        <Typography color="text.secondary">{translate('security.passkeys.lead')}</Typography>
        {data.passkeys.length > 0 && (
          <List disablePadding sx={{ marginBlockStart: 1 }}>
            {data.passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRemove={() =>
                  setRemoval({ path: `passkeys/${encodeURIComponent(passkey.id)}`, name: passkey.name })
                }
              />
            ))}
          </List>
        )}
        <Button
          variant="outlined"
          onClick={() => setOpen('passkey')}
          sx={{ minHeight: 44, marginBlockStart: 1.5 }}
        >
          {translate('security.passkeys.add')}
        </Button>
      </Section>
      {hasAny && (
        <Section
          title={translate('security.recovery.title')}
          action={
            <StatusChip
              tone={data.recovery_codes_left > FEW ? 'good' : 'waiting'}
              label={translate('security.recovery.left', {
                count: formatNumber(data.recovery_codes_left),
              })}
            />
          }
        >
          <Typography color="text.secondary">{translate('security.recovery.lead')}</Typography>
          <Button
            variant="outlined"
            onClick={() => void change('POST', 'recovery-codes')}
            sx={{ minHeight: 44, marginBlockStart: 1.5 }}
          >
            {translate('security.recovery.renew')}
          </Button>
        </Section>
      )}
      <Suspense fallback={null}>
        {open === 'app' && <AppDialog onClose={() => setOpen(null)} onDone={take} />}
        {open === 'passkey' && <PasskeyDialog onClose={() => setOpen(null)} onDone={take} />}
        {codes && (
          <RecoveryCodesDialog
            codes={codes}
            onClose={() => {
              setCodes(null)
              onFirst?.()
            }}
          />
        )}
      </Suspense>
      <Confirm
        isOpen={removal !== null}
        title={translate('security.remove_named', { name: removal?.name ?? '' })}
        content={translate('security.remove_text')}
        onConfirm={() => {
          if (removal) void change('DELETE', removal.path)
          setRemoval(null)
        }}
        onClose={() => setRemoval(null)}
      />
    </>
  )
}

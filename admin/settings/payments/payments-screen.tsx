import EditIcon from '@mui/icons-material/EditOutlined'
import { Card, IconButton, List, ListItem, ListItemText, Switch } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { Locale } from '#common/locale.ts'
import { GatewayDialog } from './gateway-dialog.tsx'
import { GatewayTestButton } from './gateway-test-button.tsx'
import { GATEWAYS, type Gateway, useGateways } from './gateways.ts'

/** those behind which stands a bank that can be asked */
const TESTED = new Set(['zarinpal', 'testbank'])

const GatewayItem = ({
  gateway,
  onToggle,
  onEdit,
}: {
  gateway: Gateway
  onToggle: (enabled: boolean) => void
  onEdit: () => void
}) => {
  const translate = useTranslate()
  const { id, title, enabled, needs_setup: needsSetup, method_title: method } = gateway
  const kind = translate(`settings.payments.methods.${id}`, { _: method })
  return (
    <ListItem
      divider
      sx={{ paddingBlock: 1.5, '& .MuiListItemText-root': { paddingInlineEnd: TESTED.has(id) ? 9 : 0 } }}
      secondaryAction={
        <>
          {TESTED.has(id) && <GatewayTestButton gateway={gateway} />}
          <IconButton
            edge="end"
            aria-label={translate('settings.payments.edit', { name: title })}
            onClick={onEdit}
          >
            <EditIcon />
          </IconButton>
        </>
      }
    >
      <Switch
        checked={enabled}
        onChange={(_, on) => onToggle(on)}
        slotProps={{ input: { 'aria-label': title } }}
      />
      <ListItemText
        primary={<bdi>{title}</bdi>}
        secondary={needsSetup ? translate('settings.payments.needs_setup') : kind === title ? '' : kind}
        slotProps={{ secondary: { color: needsSetup ? 'warning.main' : 'text.secondary' } }}
      />
    </ListItem>
  )
}

/** The ways to pay: which are offered, and what each needs. */
const PaymentsScreen = () => {
  const translate = useTranslate()
  const [, act] = useAct()
  const language = useSecondLanguage()
  const own = useGateways()
  const there = useGateways(language)
  const { data: gateways } = own
  const failed = [own, there].find(({ error }) => error)
  const [edited, setEdited] = useState<Gateway | null>(null)
  const editedThere = there.data?.find(({ id }) => id === edited?.id)
  const put = ({ id }: Gateway, body: object, lang?: Locale) =>
    Object.keys(body).length > 0 && call(`${GATEWAYS}/${id}`, { method: 'PUT', body, query: { lang } })
  const change = (gateway: Gateway, body: object, texts: object = {}) =>
    act(async () => {
      await put(gateway, body)
      await put(gateway, texts, language)
    })
  return (
    <>
      <Title title={translate('settings.places.payments.title')} />
      <BackTo to="/settings" label={translate('settings.menu')} />
      {failed?.error && <LoadFailed error={failed.error} onAgain={() => void failed.refetch()} />}
      {!gateways && !failed && <Loading />}
      {gateways && (
        <Card sx={{ maxWidth: 720 }}>
          <List disablePadding>
            {gateways.map((gateway) => (
              <GatewayItem
                key={gateway.id}
                gateway={gateway}
                onToggle={(enabled) => void change(gateway, { enabled })}
                onEdit={() => setEdited(gateway)}
              />
            ))}
          </List>
        </Card>
      )}
      {edited && editedThere && (
        <GatewayDialog
          gateway={edited}
          translated={editedThere}
          onClose={() => setEdited(null)}
          onSave={async (changes, texts) => {
            const isChanged = Object.keys({ ...changes, ...texts }).length > 0
            if (!isChanged || (await change(edited, changes, texts))) setEdited(null)
          }}
        />
      )}
    </>
  )
}

export default PaymentsScreen

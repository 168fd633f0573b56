import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import {
  Button,
  Card,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Menu,
  MenuItem,
  Switch,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { toPlainNumbers } from '#common/plain-numbers.ts'
import { MethodDialog } from './method-dialog.tsx'
import type { WholeZone, ZoneMethod } from './zones.ts'

const KINDS = ['flat_rate', 'free_shipping', 'local_pickup']

/** Each answers whether it was done. */
export interface MethodVerbs {
  add: (kind: string) => Promise<boolean>
  /** @param titleThere in the shop's second language, where it was changed */
  change: (method: ZoneMethod, changes: Record<string, unknown>, titleThere?: string) => Promise<boolean>
  remove: (method: ZoneMethod) => Promise<boolean>
}

/** An amount as the store reads it; null for a formula and for nothing. */
const amountOf = (value: string | undefined, decimals: number): string | null => {
  const amount = toPlainNumbers(value ?? '', decimals)
  return /^\d+(\.\d+)?$/.test(amount) ? amount : null
}

const Cost = ({ method }: { method: ZoneMethod }) => {
  const translate = useTranslate()
  const { decimals } = useBoot().currency
  const { cost, min_amount: least } = method.settings
  const kind = translate(`settings.delivery.kinds.${method.method_id}`, { _: method.method_id })
  const amount = amountOf(cost?.value, decimals) ?? amountOf(least?.value, decimals)
  return (
    <>
      {kind}
      {amount !== null && (
        <>
          {' · '}
          {least && translate('settings.delivery.from')} <Money amount={amount} />
        </>
      )}
    </>
  )
}

const AddMethod = ({ onAdd }: { onAdd: (kind: string) => void }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ margin: 1 }}
      >
        {translate('settings.delivery.add_method')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {KINDS.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null)
              onAdd(kind)
            }}
          >
            {translate(`settings.delivery.kinds.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The ways of delivery that a zone offers. */
export const ZoneMethods = ({
  zone,
  titles,
  verbs,
}: {
  zone: WholeZone
  titles: ReadonlyMap<number, string>
  verbs: MethodVerbs
}) => {
  const translate = useTranslate()
  const [edited, setEdited] = useState<ZoneMethod | null>(null)
  const [removed, setRemoved] = useState<ZoneMethod | null>(null)
  return (
    <Card>
      <Typography variant="h6" component="h2" sx={{ paddingInline: 2, paddingBlockStart: 2 }}>
        {translate('settings.delivery.methods')}
      </Typography>
      <List>
        {zone.methods.map((method) => (
          <ListItem
            key={method.instance_id}
            secondaryAction={
              <>
                <IconButton
                  aria-label={translate('settings.delivery.edit_method', { name: method.title })}
                  onClick={() => setEdited(method)}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  aria-label={translate('settings.delivery.remove_method', { name: method.title })}
                  onClick={() => setRemoved(method)}
                >
                  <DeleteIcon />
                </IconButton>
              </>
            }
            sx={{ paddingInlineEnd: 12 }}
          >
            <Switch
              checked={method.enabled}
              onChange={(_, enabled) => verbs.change(method, { enabled })}
              slotProps={{ input: { 'aria-label': method.title } }}
            />
            <ListItemText primary={<bdi>{method.title}</bdi>} secondary={<Cost method={method} />} />
          </ListItem>
        ))}
      </List>
      {!zone.methods.some(({ enabled }) => enabled) && (
        <Typography variant="body2" color="warning.main" sx={{ paddingInline: 2 }}>
          {translate('settings.delivery.nothing_offered')}
        </Typography>
      )}
      <AddMethod onAdd={verbs.add} />
      {edited && (
        <MethodDialog
          method={edited}
          titleThere={titles.get(edited.instance_id) ?? ''}
          onClose={() => setEdited(null)}
          onSave={async (settings, { title: titleThere }) => {
            const changes = Object.keys(settings).length > 0 ? { settings } : {}
            if (await verbs.change(edited, changes, titleThere)) setEdited(null)
          }}
        />
      )}
      <Confirm
        isOpen={removed !== null}
        title={translate('settings.delivery.remove_method', { name: removed?.title ?? '' })}
        content={translate('settings.delivery.remove_text')}
        onConfirm={async () => {
          if (removed) await verbs.remove(removed)
          setRemoved(null)
        }}
        onClose={() => setRemoved(null)}
      />
    </Card>
  )
}

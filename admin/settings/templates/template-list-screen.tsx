import MailIcon from '@mui/icons-material/MailOutlined'
import SmsIcon from '@mui/icons-material/SmsOutlined'
import { List, ListItemButton, Stack, Tooltip, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { MessageTemplateAnswer } from '#store-api/contract/messaging.ts'
import { SettingsPage } from '../settings-page.tsx'
import { useTemplates } from './use-template.ts'
import { useTitle } from './use-title.ts'

const GROUPS = ['order', 'code', 'shop'] as const

const Row = ({ template }: { template: MessageTemplateAnswer }) => {
  const translate = useTranslate()
  const titleOf = useTitle()
  const { id, texts } = template
  const isChanged = Object.values(texts).some((text) => text?.changed)
  return (
    <li>
      <ListItemButton
        component={LinkBase}
        to={`/settings/messages/${id}`}
        sx={{ gap: 1.5, paddingInline: 1, borderRadius: 2, minHeight: 52 }}
      >
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{titleOf(template)}</Typography>
          <Typography variant="body2" color="text.secondary" noWrap dir="auto">
            {texts.subject?.text ?? texts.sms?.text}
          </Typography>
        </Stack>
        {isChanged && <StatusChip tone="info" label={translate('messaging.templates.changed')} />}
        {texts.subject && (
          <Tooltip title={translate('messaging.templates.channels.mail')}>
            <MailIcon
              fontSize="small"
              color="action"
              titleAccess={translate('messaging.templates.channels.mail')}
            />
          </Tooltip>
        )}
        {texts.sms && (
          <Tooltip title={translate('messaging.templates.channels.sms')}>
            <SmsIcon
              fontSize="small"
              color="action"
              titleAccess={translate('messaging.templates.channels.sms')}
            />
          </Tooltip>
        )}
      </ListItemButton>
    </li>
  )
}

/** All that the shop says by itself, each a way to its words. */
const TemplateListScreen = () => {
  const translate = useTranslate()
  const { homeLocale } = useBoot()
  const query = useTemplates(homeLocale)
  return (
    <SettingsPage title={translate('settings.places.messages.title')} query={query}>
      {(templates) =>
        GROUPS.map((group) => (
          <Section key={group} title={translate(`messaging.templates.groups.${group}`)}>
            <List disablePadding sx={{ marginInline: -1 }}>
              {templates
                .filter(({ id }) => id.startsWith(`${group}.`))
                .map((template) => (
                  <Row key={template.id} template={template} />
                ))}
            </List>
          </Section>
        ))
      }
    </SettingsPage>
  )
}

export default TemplateListScreen

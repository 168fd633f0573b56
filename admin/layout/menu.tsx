import { Box, Typography } from '@mui/material'
import { Menu as RaMenu, useTranslate } from 'react-admin'
import { GROUPS, type MenuEntry } from '#admin/areas/area.ts'
import { AREAS } from '#admin/areas/areas.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'

const ENTRIES = AREAS.flatMap(({ menu = [] }) => menu)

const Entry = ({ to, label, icon: Icon }: MenuEntry) => {
  const translate = useTranslate()
  return <RaMenu.Item to={to} primaryText={translate(label)} leftIcon={<Icon />} />
}

/** The places that somebody may go to, by parts of the shop. */
export const Menu = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const seen = ENTRIES.filter(permitted)
  return (
    <RaMenu sx={{ paddingBlock: 1 }}>
      {seen
        .filter(({ group }) => !group)
        .map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      {GROUPS.map((group) => {
        const entries = seen.filter((entry) => entry.group === group)
        return entries.length === 0 ? null : (
          <Box
            key={group}
            role="group"
            aria-label={translate(`shell.groups.${group}`)}
            sx={{ marginBlockStart: 1.5 }}
          >
            <Typography
              aria-hidden
              variant="caption"
              color="text.secondary"
              sx={{
                display: 'block',
                paddingInline: 3,
                paddingBlock: 0.5,
                fontWeight: 600,
                whiteSpace: 'nowrap',
              }}
            >
              {translate(`shell.groups.${group}`)}
            </Typography>
            {entries.map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
          </Box>
        )
      })}
    </RaMenu>
  )
}

import MoreIcon from '@mui/icons-material/MoreHoriz'
import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material'
import { LinkBase, useLocation, useSidebarState, useTranslate } from 'react-admin'
import { AREAS } from '#admin/areas/areas.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { PHONE_BAR_HEIGHT } from './phone-bar-height.ts'

const ENTRIES = AREAS.flatMap(({ menu = [] }) => menu).filter(({ onPhoneBar }) => onPhoneBar)

/** What is wanted every day, under the thumb; the rest of the menu one tap further. */
export const PhoneBar = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const { pathname } = useLocation()
  const [, openMenu] = useSidebarState()
  const entries = ENTRIES.filter(permitted)
  const current = entries.filter(({ to }) => (to === '/' ? pathname === '/' : pathname.startsWith(to))).at(-1)
  return (
    <Paper
      component="nav"
      square
      aria-label={translate('shell.menu')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'appBar',
        borderBlockStart: 1,
        borderColor: 'divider',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        displayPrint: 'none',
      }}
    >
      <BottomNavigation
        showLabels
        value={current?.to ?? 'more'}
        sx={{ height: PHONE_BAR_HEIGHT, background: 'none' }}
      >
        {entries.map(({ to, label, icon: Icon }) => (
          <BottomNavigationAction
            key={to}
            component={LinkBase}
            to={to}
            value={to}
            label={translate(label)}
            icon={<Icon />}
          />
        ))}
        <BottomNavigationAction
          value="more"
          label={translate('shell.more')}
          icon={<MoreIcon />}
          onClick={() => openMenu(true)}
        />
      </BottomNavigation>
    </Paper>
  )
}

import SecurityIcon from '@mui/icons-material/LockOutlined'
import SearchIcon from '@mui/icons-material/Search'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import {
  Box,
  Button,
  IconButton,
  ListItemIcon,
  MenuItem,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material'
import {
  LinkBase,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  AppBar as RaAppBar,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { OWN_PATH } from '#admin/security/paths.ts'
import { useFinder } from './finder/finder-state.ts'

const FindButton = () => {
  const translate = useTranslate()
  const { open } = useFinder()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const label = translate('shell.find')
  return isWide ? (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<SearchIcon />}
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      sx={{ minWidth: 260, justifyContent: 'flex-start', color: 'text.secondary', borderColor: 'divider' }}
    >
      <Box component="span" sx={{ flexGrow: 1, textAlign: 'start' }}>
        {label}
      </Box>
      <Box component="kbd" aria-hidden dir="ltr" sx={{ font: 'inherit', fontSize: '0.75rem', opacity: 0.75 }}>
        Ctrl K
      </Box>
    </Button>
  ) : (
    <Tooltip title={label}>
      <IconButton color="inherit" onClick={open} aria-label={label}>
        <SearchIcon />
      </IconButton>
    </Tooltip>
  )
}

const ShopLink = () => {
  const label = useTranslate()('shell.view_shop')
  return (
    <Tooltip title={label}>
      <IconButton component="a" href="/" target="_blank" rel="noopener" color="inherit" aria-label={label}>
        <StorefrontIcon />
      </IconButton>
    </Tooltip>
  )
}

const OwnSecurity = () => {
  const translate = useTranslate()
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={LinkBase} to={OWN_PATH} onClick={onClose}>
      <ListItemIcon>
        <SecurityIcon fontSize="small" />
      </ListItemIcon>
      {translate('security.own')}
    </MenuItem>
  )
}

/** The bar on top: where one is, the way to anything, and what is one's own. */
export const AppBar = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <RaAppBar
      userMenu={
        <UserMenu label={identity?.fullName ?? translate('ra.auth.user_menu')}>
          <OwnSecurity />
          <Logout />
        </UserMenu>
      }
      toolbar={
        <>
          <FindButton />
          <ShopLink />
          {!isPhone && <LocalesMenuButton />}
          <ToggleThemeButton />
          {!isPhone && <LoadingIndicator />}
        </>
      }
    >
      <TitlePortal component="h1" />
    </RaAppBar>
  )
}

import {
  type CheckboxProps,
  MenuItem,
  type MenuItemProps,
  PaginationItem,
  type PaginationRenderItemParams,
} from '@mui/material'
import { alpha, lighten, type Shadows } from '@mui/material/styles'
import { createElement } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import type { BootData, Palette } from '#admin/boot.ts'
import { PHONE_BAR_HEIGHT } from '#admin/layout/phone-bar-height.ts'
import { digits } from '#app/ui/digits.ts'

/** Numbers of pages in the digits of the language, as they are read out. */
const pageInDigits = (item: PaginationRenderItemParams) =>
  createElement(PaginationItem, { ...item, page: item.page === null ? null : digits(item.page) })

/** How many rows a page may have, in the digits of the language. */
const SizeInDigits = ({ children, ...item }: MenuItemProps) =>
  createElement(MenuItem, item, digits(Number(children)))

const FONT = 'var(--font)'
const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows
const RADIUS = 12
/** below MUI's `sm` */
const ON_PHONE = '@media (max-width: 599.95px)'

/** The measures of `app/ui/tokens.css` for MUI, in rem. */
const TYPOGRAPHY: RaThemeOptions['typography'] = {
  fontFamily: FONT,
  h1: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.5 },
  h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.5 },
  h3: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.6 },
  h4: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.6 },
  h5: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.6 },
  h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.6 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.8 },
  body2: { fontSize: '0.875rem', lineHeight: 1.7 },
  caption: { fontSize: '0.75rem', lineHeight: 1.6 },
  button: { fontWeight: 600, textTransform: 'none' },
}

/** Under the pointer a button goes further from the colour of its label, which MUI does in the light alone. */
const ofButtons = (palette: Palette, mode: 'light' | 'dark') => ({
  main: palette.primary!,
  contrastText: palette['on-primary']!,
  ...(mode === 'dark' && { dark: lighten(palette.primary!, 0.3) }),
})

const colorsOf = (palette: Palette, mode: 'light' | 'dark'): RaThemeOptions['palette'] => ({
  mode,
  primary: ofButtons(palette, mode),
  secondary: ofButtons(palette, mode),
  error: { main: palette.error! },
  success: { main: palette.success! },
  warning: { main: palette['on-warning-container']! },
  info: { main: palette.tertiary! },
  background: {
    default: mode === 'light' ? palette['surface-container-low']! : palette['surface-container-lowest']!,
    paper: mode === 'light' ? palette['surface-container-lowest']! : palette['surface-container']!,
  },
  text: { primary: palette['on-surface']!, secondary: palette['on-surface-variant']! },
  divider: alpha(palette['outline-variant']!, 0.6),
})

type Translate = (key: string) => string

const partsOf = (palette: Palette, translate: Translate): RaThemeOptions['components'] => {
  const line = `1px solid ${alpha(palette['outline-variant']!, 0.6)}`
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: line, borderRadius: RADIUS } } },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: palette['surface-container-lowest'],
          color: palette['on-surface'],
          borderBlockEnd: line,
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 36 } },
    },
    MuiIconButton: {
      styleOverrides: { root: { '&:focus-visible': { outline: `3px solid ${palette.focus}` } } },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&:focus-visible': { outline: `3px solid ${palette.focus}`, outlineOffset: -2 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: { root: { borderRadius: 10, backgroundColor: palette['surface-container-lowest'] } },
    },
    MuiToggleButton: { styleOverrides: { root: { color: palette['on-surface-variant'] } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTableCell: { styleOverrides: { root: { borderBlockEnd: line }, head: { fontWeight: 600 } } },
    // react-admin names the box of a row by a label on what stands around it, which has no role to be named
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (box: CheckboxProps) => {
            const label = box['aria-label']
            return label ? { 'aria-label': label } : {}
          },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    MuiPagination: { defaultProps: { renderItem: pageInDigits, 'aria-label': translate('shell.pages') } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: translate('ra.action.clear_input_value'),
        openText: translate('ra.action.open'),
        closeText: translate('ra.action.close'),
        loadingText: translate('ra.page.loading'),
        noOptionsText: translate('shell.find_nothing'),
      },
    },
    MuiTablePagination: {
      defaultProps: {
        slots: { menuItem: SizeInDigits },
        slotProps: { select: { renderValue: (size: unknown) => digits(Number(size)) } },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    MuiTabs: { styleOverrides: { root: { maxWidth: '100%' } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    // it turns in places of react-admin's own, which give it no name
    MuiCircularProgress: { defaultProps: { 'aria-label': translate('ra.page.loading') } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          marginInline: 8,
          minHeight: 40,
          color: palette['on-surface-variant'],
          '&.RaMenuItemLink-active': {
            backgroundColor: palette['secondary-container'],
            color: palette['on-secondary-container'],
            fontWeight: 600,
            '& .MuiSvgIcon-root': { color: 'inherit' },
          },
        },
      },
    },
    // quiet: they stand on the page, not on a card
    // twice the class: react-admin gives them a colour on phones alone
    // without anything chosen its buttons are out of sight, and must not be reached by key either
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          '& .RaBulkActionsToolbar-toolbar': {
            backgroundColor: palette['surface-container-highest'],
            // what a phone has no room for is scrolled to
            [ON_PHONE]: {
              overflow: 'auto hidden',
              whiteSpace: 'nowrap',
              '& > .RaBulkActionsToolbar-topToolbar': { flex: 'none' },
            },
          },
        },
      },
    },
    // a filter has the whole line of a phone, and nothing beside it
    RaFilterFormInput: {
      styleOverrides: {
        root: { [ON_PHONE]: { '& .RaFilterFormInput-spacer': { display: 'none' } } },
      },
    },
    RaEmpty: {
      styleOverrides: {
        root: {
          paddingBlock: 32,
          '& .RaEmpty-icon': { inlineSize: 56, blockSize: 56 },
          '& .RaEmpty-message': { color: palette['on-surface-variant'] },
        },
      },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // beside the filters of a list, not over its cards
    RaCreateButton: {
      styleOverrides: {
        root: {
          '&.MuiFab-root': { position: 'static', inlineSize: 44, blockSize: 44, boxShadow: 'none' },
        },
      },
    },
    // above the bar of buttons that a form has at the bottom, which they would cover
    RaNotification: {
      styleOverrides: {
        root: {
          '&.MuiSnackbar-anchorOriginBottomCenter': {
            insetBlockEnd: 88,
            [ON_PHONE]: {
              insetBlockEnd: `calc(${PHONE_BAR_HEIGHT + 88}px + env(safe-area-inset-bottom))`,
            },
          },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: 'transparent',
          '&.RaToolbar-desktopToolbar': { marginBlockStart: 8 },
          // above the bar at the bottom of a phone
          '&.RaToolbar-mobileToolbar': {
            backgroundColor: palette['surface-container'],
            borderBlockStart: line,
            insetBlockEnd: `calc(${PHONE_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: { '& .RaDatagrid-headerCell': { backgroundColor: palette['surface-container-low'] } },
      },
    },
  }
}

/**
 * react-admin's theme in the shop's own colours and font, as the storefront has them.
 * @param translate gives the texts of parts that have some of their own, in English
 */
export const createTheme = (
  { palettes, locale }: BootData,
  mode: 'light' | 'dark',
  translate: Translate,
): RaThemeOptions => {
  const palette = palettes[mode]
  return {
    ...defaultTheme,
    direction: locale === 'fa' ? 'rtl' : 'ltr',
    palette: colorsOf(palette, mode),
    typography: TYPOGRAPHY,
    shape: { borderRadius: RADIUS },
    motion: { reducedMotion: 'system' },
    shadows: NO_SHADOWS.map((_, i) =>
      i === 0 ? 'none' : i < 4 ? 'var(--shadow-2)' : 'var(--shadow-3)',
    ) as unknown as Shadows,
    sidebar: { width: 240, closedWidth: 56 },
    components: { ...defaultTheme.components, ...partsOf(palette, translate) },
  }
}

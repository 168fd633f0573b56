import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import { Box, Skeleton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LookSettingsJson } from '#store-api/contract/shop-look.ts'
import type { Preview } from './use-preview.ts'

const SIZES = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 860 } }
type Device = keyof typeof SIZES

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The real shop in a device's window, made smaller where there is less room; it stays on the page that was opened in it. */
const Frame = ({ path, shown, device }: { path: string; shown: number; device: Device }) => {
  const translate = useTranslate()
  const { ref, width } = useWidth()
  const frame = useRef<HTMLIFrameElement>(null)
  const last = useRef(shown)
  const size = SIZES[device]
  const scale = width ? Math.min(1, width / size.width) : 1
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    frame.current?.contentWindow?.location.reload()
  }, [shown])
  return (
    <Box ref={ref} sx={{ width: '100%' }}>
      <Box
        dir="ltr"
        sx={{
          width: size.width * scale,
          height: size.height * scale,
          marginInline: 'auto',
          overflow: 'hidden',
          borderRadius: device === 'phone' ? 3 : 1.5,
          border: 1,
          borderColor: 'divider',
          boxShadow: 'var(--shadow-2)',
          backgroundColor: 'background.paper',
        }}
      >
        <iframe
          key={path}
          ref={frame}
          src={path}
          title={translate(`look.devices.${device}`)}
          width={size.width}
          height={size.height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0', display: 'block' }}
        />
      </Box>
    </Box>
  )
}

/** The shop as shoppers would see it, on a phone or a desktop, in either language. */
export const PreviewFrame = ({
  preview,
  settings,
}: {
  preview: Preview | null
  settings: Pick<LookSettingsJson, 'language' | 'second_language'>
}) => {
  const translate = useTranslate()
  const [device, setDevice] = useState<Device>('phone')
  const [isSecond, setSecond] = useState(false)
  const toggle = { minHeight: 44, minWidth: 44 }
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'center', gap: 1, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, chosen) => chosen && setDevice(chosen)}
          aria-label={translate('look.device')}
        >
          <ToggleButton value="phone" aria-label={translate('look.devices.phone')} sx={toggle}>
            <PhoneIcon />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={translate('look.devices.desktop')} sx={toggle}>
            <DesktopIcon />
          </ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isSecond}
          onChange={(_, chosen) => chosen !== null && setSecond(chosen)}
          aria-label={translate('shell.language')}
        >
          <ToggleButton value={false} sx={toggle}>
            {translate(`look.languages.${settings.language}`)}
          </ToggleButton>
          <ToggleButton value sx={toggle}>
            {translate(`look.languages.${settings.second_language}`)}
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {preview ? (
        <Frame
          key={device}
          device={device}
          path={isSecond ? preview.second_language_path : preview.path}
          shown={preview.shown}
        />
      ) : (
        <Skeleton variant="rounded" height={560} />
      )}
    </Stack>
  )
}

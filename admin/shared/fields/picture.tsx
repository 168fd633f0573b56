import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box } from '@mui/material'

interface PictureProps {
  /** '' or undefined for none */
  src: string | undefined
  alt?: string
  /** px */
  size?: number
}

/** A small square picture, or a place for one. */
export const Picture = ({ src, alt = '', size = 44 }: PictureProps) => (
  <Box
    sx={{
      inlineSize: size,
      blockSize: size,
      flexShrink: 0,
      borderRadius: 1.5,
      overflow: 'hidden',
      display: 'grid',
      placeItems: 'center',
      backgroundColor: 'var(--color-surface-container-high)',
      color: 'text.secondary',
    }}
  >
    {src ? (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        style={{ objectFit: 'cover', inlineSize: '100%', blockSize: '100%' }}
      />
    ) : (
      <ImageIcon fontSize="small" />
    )}
  </Box>
)

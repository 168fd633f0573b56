import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box } from '@mui/material'
import { smallPicture } from './small-picture.ts'

interface PictureProps {
  /** '' or undefined for none */
  src: string | undefined
  alt?: string
  /** px */
  size?: number
  /** nothing of it is cut off, as of a logo */
  isWhole?: boolean
}

/** A small square picture, or a place for one. */
export const Picture = ({ src, alt = '', size = 44, isWhole = false }: PictureProps) => (
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
        src={smallPicture(src)}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        style={{ objectFit: isWhole ? 'contain' : 'cover', inlineSize: '100%', blockSize: '100%' }}
      />
    ) : (
      <ImageIcon fontSize="small" />
    )}
  </Box>
)

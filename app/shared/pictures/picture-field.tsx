import type { ComponentProps } from 'react'
import { FileField } from '#app/ui/forms/file-field.tsx'
import { shrinkPhoto } from './shrink-photo.ts'

interface PictureFieldProps extends ComponentProps<typeof FileField> {
  /** the chosen picture is not ready to be sent before it is resized */
  onShrinking: (isShrinking: boolean) => void
}

const hold = (input: HTMLInputElement, photo: File): void => {
  const transfer = new DataTransfer()
  transfer.items.add(photo)
  input.files = transfer.files
}

/**
 * Chooses one picture, which is made small before it is sent. What the browser cannot draw is sent as it is, for the shop to
 * judge; without script everything is.
 */
export const PictureField = ({ onShrinking, ...props }: PictureFieldProps) => (
  <FileField
    {...props}
    onChange={async ({ currentTarget: input }) => {
      const chosen = input.files?.[0]
      onShrinking(chosen !== undefined)
      const small = chosen && (await shrinkPhoto(chosen))
      // another one may have been chosen meanwhile
      if (!chosen || input.files?.[0] !== chosen) return
      if (small && small !== chosen) hold(input, small)
      onShrinking(false)
    }}
  />
)

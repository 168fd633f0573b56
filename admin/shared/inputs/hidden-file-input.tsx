import type { ComponentProps } from 'react'

interface HiddenFileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> {
  onFiles: (files: File[]) => void
}

/** Opened by a button of the screen; a file that was chosen before can be chosen again. */
export const HiddenFileInput = ({ onFiles, ...props }: HiddenFileInputProps) => (
  <input
    {...props}
    type="file"
    hidden
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      target.value = ''
    }}
  />
)

import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { FileField } from '#app/ui/forms/file-field.tsx'
import { useLasting } from '../pages/use-lasting.ts'
import { holdFiles } from './hold-files.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** ms; nobody looks at a spinner for longer without being told why (spec §9) */
const SLOW_AFTER = 15_000

interface PictureFieldProps extends ComponentProps<typeof FileField> {
  name: string
  /** the chosen picture is not ready to be sent before it is resized */
  onShrinking: (isShrinking: boolean) => void
}

/** Whether the form of this field has been on its way for long: a picture takes its time over a slow network. */
const useSlowSending = (field: string): boolean =>
  useLasting(useNavigation().formData?.has(field) ?? false, SLOW_AFTER)

/**
 * Chooses one picture, which is made small before it is sent. What the browser cannot draw is sent as it is, for the shop to
 * judge; without script everything is.
 */
export const PictureField = ({ onShrinking, hint, ...props }: PictureFieldProps) => {
  const isSlow = useSlowSending(props.name)
  const shrink = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0]
    onShrinking(chosen !== undefined)
    const small = chosen && (await shrinkPhoto(chosen))
    // another one may have been chosen meanwhile
    if (!chosen || input.files?.[0] !== chosen) return
    if (small && small !== chosen) holdFiles(input, [small])
    onShrinking(false)
  }
  return (
    <>
      <FileField
        {...props}
        hint={isSlow ? m.ui_send_picture_slow() : hint}
        onChange={({ currentTarget }) => void shrink(currentTarget)}
      />
      <span role="status" className="visually-hidden">
        {isSlow && m.ui_send_picture_slow()}
      </span>
    </>
  )
}

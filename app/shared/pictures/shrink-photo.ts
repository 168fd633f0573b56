/** px; more than any screen shows of a photo, and what the shop keeps of it */
const LONGEST_SIDE = 1600
/** bytes that any connection sends in good time */
const SMALL = 400 * 1024

/** A photo as small as it is shown, so that it is sent in seconds; null where the browser cannot draw it. */
export const shrinkPhoto = async (photo: File): Promise<File | null> => {
  try {
    const drawn = await createImageBitmap(photo)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(drawn.width, drawn.height))
    if (scale === 1 && photo.size <= SMALL) return photo
    const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
    const context = canvas.getContext('2d')!
    // a JPEG is black where the picture is transparent
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return new File([blob], photo.name, { type: blob.type })
  } catch {
    return null
  }
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = src
  })

/** A part of a picture of the shop, in its own pixels, as a new file. */
export const cropPicture = async (src: string, area: Area): Promise<Blob> => {
  const image = await loaded(src)
  const canvas = document.createElement('canvas')
  canvas.width = area.width
  canvas.height = area.height
  canvas
    .getContext('2d')
    ?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, area.width, area.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('errors.unknown'))), 'image/webp', 0.92)
  })
}

const HEADER = 6
const ENTRY = 16

/** A square picture of an icon. */
interface IconPicture {
  /** dots on each side, less than 256 */
  size: number
  png: Buffer
}

/** An ICO file of PNG pictures, as every browser has read them since Windows Vista. */
export const icoOf = (pictures: IconPicture[]): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

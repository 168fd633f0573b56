type Wave = [x: number, y: number, amount: number]

/** Reads the 4-bit amounts of one channel's waves; the low half of a byte comes first. */
const createWaveReader = (hash: Uint8Array) => {
  let position = 0
  const next = (): number => {
    const byte = hash[5 + (position >> 1)] ?? 0
    const half = position++ & 1 ? byte >> 4 : byte & 15
    return half / 7.5 - 1
  }
  return (columns: number, rows: number, scale: number): Wave[] => {
    const waves: Wave[] = []
    for (let y = 0; y < rows; y++) {
      for (let x = y ? 0 : 1; x * rows < columns * (rows - y); x++) waves.push([x, y, next() * scale])
    }
    return waves
  }
}

const sumAt = (waves: Wave[], x: number, y: number): number =>
  waves.reduce(
    (sum, [i, j, amount]) => sum + 2 * amount * Math.cos(Math.PI * x * i) * Math.cos(Math.PI * y * j),
    0,
  )

const toHex = (share: number): string =>
  Math.round(255 * Math.max(0, Math.min(1, share)))
    .toString(16)
    .padStart(2, '0')

/**
 * The colour near a corner of a ThumbHash (https://evanw.github.io/thumbhash): the ground that a picture stands on.
 * None for a transparent picture, which would let it show through. Read where pages are loaded, not where they are drawn.
 */
export const tintOf = (base64: string | null | undefined): string | undefined => {
  const hash = Uint8Array.from(atob(base64 ?? ''), (char) => char.charCodeAt(0))
  if (hash.length < 5) return
  const head = hash[0]! | (hash[1]! << 8) | (hash[2]! << 16)
  const tail = hash[3]! | (hash[4]! << 8)
  if (head >> 23) return

  const isLandscape = tail >> 15
  const short = Math.max(3, tail & 7)
  const read = createWaveReader(hash)
  const lightness = read(isLandscape ? 7 : short, isLandscape ? short : 7, ((head >> 18) & 31) / 31)
  const yellowBlue = read(3, 3, (((tail >> 3) & 63) / 63) * 1.25)
  const redGreen = read(3, 3, (((tail >> 9) & 63) / 63) * 1.25)

  const colorAt = (x: number, y: number): string => {
    const l = (head & 63) / 63 + sumAt(lightness, x, y)
    const p = ((head >> 6) & 63) / 31.5 - 1 + sumAt(yellowBlue, x, y)
    const q = ((head >> 12) & 63) / 31.5 - 1 + sumAt(redGreen, x, y)
    const blue = l - (2 / 3) * p
    const red = (3 * l - blue + q) / 2
    return `#${toHex(red)}${toHex(red - q)}${toHex(blue)}`
  }
  return colorAt(1 / 16, 1 / 16)
}

/** Colours as people see them: OKLCH (Ottosson 2020), where lightness and hue move apart. */
export interface Oklch {
  /** 0 black – 1 white */
  l: number
  /** 0 grey – about 0.3 vivid */
  c: number
  /** degrees */
  h: number
}

const toLinear = (channel: number): number => {
  const v = channel / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel))

const fromLinear = (value: number): number => {
  const v = Math.min(1, Math.max(0, value))
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
}

export const rgbToOklch = (red: number, green: number, blue: number): Oklch => {
  const r = LINEAR[red] ?? 0
  const g = LINEAR[green] ?? 0
  const b = LINEAR[blue] ?? 0
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, y), h: ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360 }
}

export const oklchToRgb = ({ l, c, h }: Oklch): [number, number, number] => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const y = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * y) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0')

export const oklchToHex = (colour: Oklch): string => `#${oklchToRgb(colour).map(hex).join('')}`

export const hexToOklch = (text: string): Oklch => {
  const value = Number.parseInt(text.slice(1), 16)
  return rgbToOklch((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

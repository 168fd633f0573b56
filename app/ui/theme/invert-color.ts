const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i

/**
 * The opposite colour (spec §5).
 * @throws Error 'Invalid HEX color.' unless it has three or six hex digits
 */
export const invertColor = (hex: string): string => {
  if (!HEX.test(hex)) throw new Error('Invalid HEX color.')
  const short = hex.replace('#', '')
  const six = short.length === 3 ? short.replace(/./g, (digit) => digit + digit) : short
  const inverted = 0xffffff - Number.parseInt(six, 16)
  return `#${inverted.toString(16).padStart(6, '0')}`
}

import { digits, formatNumber } from '#app/ui/digits.ts'

/** A count, grouped and in the digits of the language. */
export const Count = ({ value }: { value: number }) => <>{formatNumber(value)}</>

/** A number that names something, as of an order, in the digits of the language. */
export const NumberName = ({ children }: { children: string | number }) => <bdi>{digits(children)}</bdi>

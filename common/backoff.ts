/**
 * How long to wait after the given number of tries: twice as long each time, up to the longest.
 * @param tries how often it was tried already, 1 or more
 * @returns in the unit of `first` and `longest`
 */
export const backoffDelay = (tries: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** (tries - 1), longest)

/** First, last and those around the current one; a negative number stands for a gap. */
export const pagesToShow = (page: number, pages: number): number[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((current, index) => {
    const before = shown[index - 1]
    if (before === undefined || current - before === 1) return [current]
    return current - before === 2 ? [current - 1, current] : [-current, current]
  })
}

/** Moves the `count` largest values to the end, in order; the rest stays before them in any order (quickselect). */
export const sortEnd = (values: Float64Array, count: number): void => {
  const wanted = Math.max(0, values.length - count)
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number
    let [left, right] = [low, high]
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1
      while ((values[right] as number) > pivot) right -= 1
      if (left > right) break
      const kept = values[left] as number
      values[left++] = values[right] as number
      values[right--] = kept
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  values.subarray(wanted).sort()
}

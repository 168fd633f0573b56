export type Row = Record<string, string | number>

/** Prints rows as a Markdown table, ready for docs/performance.md. */
export const printTable = (title: string, rows: Row[]): void => {
  const columns = Object.keys(rows[0] ?? {})
  console.log(`\n### ${title}\n`)
  console.log(`| ${columns.join(' | ')} |`)
  console.log(`|${columns.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`)
}

/** The value below which this part of the values lies, 0.5 for half of them; 0 of none. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

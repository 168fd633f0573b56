export type Row = Record<string, string | number>

/** Prints rows as a Markdown table, ready for docs/performance.md. */
export const printTable = (title: string, rows: Row[]): void => {
  const columns = Object.keys(rows[0] ?? {})
  console.log(`\n### ${title}\n`)
  console.log(`| ${columns.join(' | ')} |`)
  console.log(`|${columns.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`)
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** so many new terms are looked through one by one */
const UNWRITTEN = 500

/** Terms one a line: one string is searched in native code. */
export class TermLines {
  #lines = ''
  /** where each line starts */
  #starts: number[] = []

  /** Terms that hold a text anywhere inside. @param written how each is written; more may have come since the last time */
  containing(written: readonly string[], text: string): number[] {
    if (written.length - this.#starts.length >= UNWRITTEN) this.#write(written)
    const found: number[] = []
    const starts = this.#starts
    let line = 0
    let at = this.#lines.indexOf(text)
    while (at >= 0) {
      while ((starts[line + 1] ?? at + 1) <= at) line += 1
      found.push(line)
      line += 1
      at = this.#lines.indexOf(text, starts[line] ?? this.#lines.length)
    }
    for (let term = starts.length; term < written.length; term++) {
      if ((written[term] as string).includes(text)) found.push(term)
    }
    return found
  }

  #write(written: readonly string[]): void {
    this.#lines = written.join('\n')
    let start = 0
    this.#starts = written.map((word) => {
      start += word.length + 1
      return start - word.length - 1
    })
  }
}

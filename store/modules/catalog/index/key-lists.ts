const FIRST_ROOM = 4096
/** part of the room that may lie idle before lists are moved together */
const MOST_IDLE = 1 / 2

/** A short list of numbers for each slot, one list after the other: many are read in turn, and lists of their own lie far apart. */
export class KeyLists {
  /** those of a slot stand from `start[slot]`, `count[slot]` of them */
  keys: Int32Array = new Int32Array(FIRST_ROOM)
  start: Int32Array = new Int32Array(0)
  count: Int32Array = new Int32Array(0)
  #slots = 0
  #end = 0
  #live = 0

  /** how many slots have ever had a list */
  get slots(): number {
    return this.#slots
  }

  /** A slot's list, to be read at once: the next change may move it. */
  of(slot: number): Int32Array {
    if (slot >= this.#slots) return this.keys.subarray(0, 0)
    const start = this.start[slot] as number
    return this.keys.subarray(start, start + (this.count[slot] as number))
  }

  set(slot: number, keys: readonly number[]): void {
    this.#growTo(slot)
    const before = this.count[slot] as number
    this.#live += keys.length - before
    if (keys.length > before) {
      this.count[slot] = 0
      this.#makeRoom(keys.length)
      this.start[slot] = this.#end
      this.#end += keys.length
    }
    this.keys.set(keys, this.start[slot])
    this.count[slot] = keys.length
  }

  #growTo(slot: number): void {
    this.#slots = Math.max(this.#slots, slot + 1)
    if (slot < this.start.length) return
    this.start = longer(this.start, 2 * (slot + 1))
    this.count = longer(this.count, 2 * (slot + 1))
  }

  #makeRoom(wanted: number): void {
    if (this.#end + wanted <= this.keys.length) return
    const room = this.#live > MOST_IDLE * this.keys.length ? 2 * this.#live : this.keys.length
    const moved = new Int32Array(Math.max(room, this.#live + wanted))
    let end = 0
    for (let slot = 0; slot < this.#slots; slot++) {
      moved.set(this.of(slot), end)
      this.start[slot] = end
      end += this.count[slot] as number
    }
    this.keys = moved
    this.#end = end
  }
}

const longer = (list: Int32Array, length: number): Int32Array => {
  const made = new Int32Array(length)
  made.set(list)
  return made
}

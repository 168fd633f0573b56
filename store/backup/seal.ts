import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

/**
 * A sealed file: MAGIC, a byte each for log2 of N, r and p of scrypt, the salt, the check of the passphrase, then pieces
 * of 64 KiB, each encrypted with AES-256-GCM and followed by its tag. The nonce of a piece is its number and whether it
 * is the last (the STREAM construction), and the head is authenticated with each: what is altered, left out, moved or
 * cut off is noticed. Every file has a salt and so a key of its own.
 */
const MAGIC = Buffer.from('vitrin sealed 1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const HEAD_BYTES = MAGIC.length + 3 + SALT_BYTES + CHECK_BYTES
const KEY_BYTES = 32
const TAG_BYTES = 16
const PIECE_BYTES = 64 * 1024
/** 64 MiB and a fifth of a second for one try */
const COST = { logN: 16, r: 8, p: 2 }
/** a file that asks for more was not made here */
const MOST = { logN: 20, r: 32, p: 16 }

type Cost = typeof COST
type Bytes = AsyncIterable<Uint8Array>

interface Keys {
  key: Buffer
  /** tells whether a passphrase is the right one, and nothing of the key */
  check: Buffer
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const deriveKeys = async (passphrase: string, salt: Buffer, { logN, r, p }: Cost): Promise<Keys> => {
  const N = 2 ** logN
  const options = { N, r, p, maxmem: 256 * N * r }
  const derived = await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES + CHECK_BYTES, options)
  return { key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) }
}

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Bytes in pieces of one size; what is left is the last piece, empty only where there is nothing at all. */
const cutInPieces = async function* (source: Bytes, size: number) {
  let rest = Buffer.alloc(0)
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes])
    // one piece stays behind: whether it is the last is known when more comes
    for (; rest.length > size; rest = rest.subarray(size)) {
      yield { piece: rest.subarray(0, size), isLast: false }
    }
  }
  yield { piece: rest, isLast: true }
}

/** Whether a file begins like a sealed one. */
export const isSealed = (head: Uint8Array): boolean =>
  Buffer.from(head).subarray(0, MAGIC.length).equals(MAGIC)

/** In the place of {@link seal} and {@link unseal}: changes nothing. */
export const asItIs = async function* (source: Bytes) {
  yield* source
}

/** Encrypts what comes, for who knows the passphrase; a lower cost is for tests. */
export const seal = (passphrase: string, cost: Cost = COST) =>
  async function* (source: Bytes) {
    const salt = randomBytes(SALT_BYTES)
    const { key, check } = await deriveKeys(passphrase, salt, cost)
    const head = Buffer.concat([MAGIC, Buffer.from([cost.logN, cost.r, cost.p]), salt, check])
    yield head
    let number = 0
    for await (const { piece, isLast } of cutInPieces(source, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head)
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
      number += 1
    }
  }

const CUT = 'the file is cut off or was altered'

const readKey = async (passphrase: string, head: Buffer): Promise<Buffer> => {
  if (head.length < HEAD_BYTES || !isSealed(head)) throw new BackupError(CUT)
  const [logN = 0, r = 0, p = 0] = head.subarray(MAGIC.length)
  if (logN < 1 || logN > MOST.logN || r < 1 || r > MOST.r || p < 1 || p > MOST.p) throw new BackupError(CUT)
  const salt = head.subarray(MAGIC.length + 3, -CHECK_BYTES)
  const { key, check } = await deriveKeys(passphrase, salt, { logN, r, p })
  if (timingSafeEqual(check, head.subarray(-CHECK_BYTES))) return key
  throw new BackupError('the passphrase is not the one that the backup was made with')
}

const open = (key: Buffer, head: Buffer, number: number, sealed: Buffer, isLast: boolean): Buffer => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(head).setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new BackupError(CUT)
  }
}

/** What begins a file, and the rest of it. */
const takeHead = async (source: Bytes, size: number): Promise<{ head: Buffer; rest: Bytes }> => {
  const bytes = source[Symbol.asyncIterator]()
  let begun = Buffer.alloc(0)
  while (begun.length < size) {
    const next = await bytes.next()
    if (next.done) break
    begun = Buffer.concat([begun, next.value])
  }
  const rest = async function* () {
    yield begun.subarray(size)
    yield* { [Symbol.asyncIterator]: () => bytes }
  }
  return { head: begun.subarray(0, size), rest: rest() }
}

/**
 * Decrypts what {@link seal} made. Each piece is given on once it is known to be as it was; that nothing is missing is
 * known at the end.
 * @throws BackupError for another passphrase, and at the piece that was altered or where the file was cut off
 */
export const unseal = (passphrase: string) =>
  async function* (source: Bytes) {
    const { head, rest } = await takeHead(source, HEAD_BYTES)
    const key = await readKey(passphrase, head)
    let number = 0
    for await (const { piece, isLast } of cutInPieces(rest, PIECE_BYTES + TAG_BYTES)) {
      yield open(key, head, number, piece, isLast)
      number += 1
    }
  }

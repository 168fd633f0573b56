import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'

export interface FormLimits {
  /** fields that are not files */
  fields: number
  files: number
  /** bytes of one field's text */
  fieldBytes: number
  /** bytes of the headers of one part */
  headerBytes: number
}

export const FORM_LIMITS: FormLimits = { fields: 1000, files: 10, fieldBytes: 100_000, headerBytes: 4096 }

const AMPERSAND = 0x26
/** RFC 2046, 5.1.1: 1 to 70 of these signs, the last one no space */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/
/** how browsers write these signs in names (HTML, "multipart/form-data encoding algorithm") */
const ESCAPED: Record<string, string> = { '%22': '"', '%0A': '\n', '%0D': '\r' }

/** Fields of a urlencoded body, counted before anything is built of them; no further than one more than `most`. */
export const countFields = (bytes: Uint8Array, most: number): number => {
  let fields = 1
  for (
    let at = bytes.indexOf(AMPERSAND);
    at !== -1 && fields <= most;
    at = bytes.indexOf(AMPERSAND, at + 1)
  ) {
    fields += 1
  }
  return fields
}

const parseUrlEncoded = (bytes: Uint8Array, limits: FormLimits): FormData | null => {
  if (countFields(bytes, limits.fields) > limits.fields) return null
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

const unescapeName = (text: string): string =>
  text.replace(/%(22|0A|0D)/gi, (found) => ESCAPED[found.toUpperCase()] ?? found)

const parseMultipartForm = (bytes: Uint8Array, contentType: string, limits: FormLimits): FormData | null => {
  const boundary = getMultipartBoundary(contentType)?.trimEnd() ?? ''
  // an empty message has no parts, yet no form is sent without its final boundary
  if (!BOUNDARY.test(boundary) || bytes.byteLength === 0) return null
  const form = new FormData()
  let files = 0
  const parts = parseMultipart(bytes, {
    boundary,
    maxHeaderSize: limits.headerBytes,
    maxParts: limits.fields + limits.files,
    maxFileSize: bytes.byteLength,
    maxTotalSize: bytes.byteLength,
  })
  for (const part of parts) {
    // RFC 7578, 4.2: `filename*` must not be used in forms
    if (/;\s*filename\*\s*=/i.test(part.headers['content-disposition'] ?? '')) return null
    const { name, filename } = part
    if (name === undefined) return null
    if (filename === undefined) {
      if (part.size > limits.fieldBytes) return null
      form.append(unescapeName(name), part.text)
    } else {
      files += 1
      if (files > limits.files) return null
      const content = part.content as BlobPart[]
      const type = part.headers['content-type'] ?? 'application/octet-stream'
      form.append(unescapeName(name), new File(content, unescapeName(filename), { type }))
    }
  }
  return [...form.keys()].length - files > limits.fields ? null : form
}

/**
 * The fields of a form's body, `application/x-www-form-urlencoded` or `multipart/form-data` in UTF-8.
 * Takes time in proportion to the body; how long that may be is for the caller to judge before reading it.
 * @param limits instead of 1,000 fields of at most 100 kB each and 10 files
 * @returns null for another type, a malformed or cut body, and one beyond the limits
 */
export const parseForm = async (
  bytes: Uint8Array,
  contentType: string,
  limits: Partial<FormLimits> = {},
): Promise<FormData | null> => {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase()
  const all = { ...FORM_LIMITS, ...limits }
  try {
    if (type === 'application/x-www-form-urlencoded') return parseUrlEncoded(bytes, all)
    if (type === 'multipart/form-data') return parseMultipartForm(bytes, contentType, all)
    return null
  } catch {
    return null
  }
}

import type { Context } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { notAForm, readBytes, readForm } from '#store/http/parse.ts'
import { ApiError, tooBusy } from '#store/http/wp-rest/errors.ts'
import { type Given, readQuery, readWritten } from '#store/http/wp-rest/parameters.ts'
import type { Endpoint } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import { addMedia, MAX_UPLOAD_BYTES } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import { postPermit } from '../content/post-writes.ts'
import { mediaWriteArgs, textsOf } from './media-writes.ts'

const FORM = /^multipart\/form-data\b/i
const FORM_OVERHEAD = 256 * 1024
const LONGEST_TITLE = 200

const noData = () => new ApiError(400, 'rest_upload_no_data', 'No data supplied.')
const invalidDisposition = () =>
  new ApiError(
    400,
    'rest_upload_invalid_disposition',
    'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
  )

/** Headers come as bytes; clients of WordPress write UTF-8 into them. */
const decodeHeader = (text: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidDisposition()
  }
}

/** The name that a raw body is sent under (RFC 6266). */
export const readFileName = (disposition: string | undefined): string => {
  if (!disposition) {
    throw new ApiError(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.')
  }
  const encoded = /;\s*filename\*\s*=\s*UTF-8'[\w-]*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded) return decodePercent(encoded)
  const plain = /;\s*filename\s*=\s*(?:"([^"]+)"|([^;"\s]+))/i.exec(disposition)
  const name = plain?.[1] ?? plain?.[2]
  if (!name) throw invalidDisposition()
  return decodeHeader(name)
}

interface Upload {
  name: string
  bytes: Uint8Array
  /** what is said of the picture beside it */
  given: Given
}

const readUploadForm = async (c: Context): Promise<Upload> => {
  const form = await readForm(c.req.raw, MAX_UPLOAD_BYTES + FORM_OVERHEAD)
  if (!form) throw notAForm()
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw noData()
  const fields = [...form].filter(([, value]) => typeof value === 'string')
  return { name: file.name, bytes: await file.bytes(), given: new Map<string, unknown>(fields) }
}

/** A picture as it is, with its name in `Content-Disposition`, or as `file` of a form. @throws ApiError 400 for neither */
export const readUpload = async (c: Context): Promise<Upload> => {
  const query = readQuery(new URL(c.req.url).searchParams)
  if (FORM.test(c.req.header('Content-Type') ?? '')) {
    const upload = await readUploadForm(c)
    return { ...upload, given: new Map<string, unknown>([...query, ...upload.given]) }
  }
  const bytes = await readBytes(c.req.raw, MAX_UPLOAD_BYTES)
  if (bytes.byteLength === 0) throw noData()
  return { name: readFileName(c.req.header('Content-Disposition')), bytes, given: query }
}

/** What a picture is called by the name of its file. */
export const titleOf = (name: string): string =>
  textOfHtml(name.replace(/\.\w{1,5}$/, '')).slice(0, LONGEST_TITLE)

/**
 * `POST wp/v2/media`: a picture as it is, with its name in `Content-Disposition`, or as `file` of a form. It is judged by
 * its content and drawn anew. WordPress answers 500 to what is no picture.
 */
export const uploadEndpoint = (
  services: Services,
  answer: (c: Context, id: number) => Promise<object>,
): Endpoint => {
  const handle = async (c: Context): Promise<Response> => {
    postPermit(c, 'create')
    const { name, bytes, given } = await readUpload(c)
    const texts = { title: titleOf(name), alt: '', ...textsOf(readWritten(given, mediaWriteArgs)) }
    const added = await addMedia(requestContext(c, services), services.dataDir, bytes, texts)
    if (!added.ok) {
      if (added.error === 'busy') throw tooBusy(c)
      throw new ApiError(
        400,
        'rest_upload_sideload_error',
        'Sorry, you are not allowed to upload this file type.',
      )
    }
    const { id } = added.value
    c.header('Location', `${originOf(c.req, services)}/wp-json/wp/v2/media/${id}`)
    return sendItem(c, await answer(c, id), 201)
  }
  return { methods: ['POST'], args: mediaWriteArgs, handle }
}

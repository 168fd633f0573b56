import { networkError, type Refusal, readToken, toError } from '#admin/api/call.ts'

/** A picture of the library, as much of it as forms show. */
export interface LibraryPicture {
  id: number
  src: string
  alt: string
}

interface MediaAnswer extends Refusal {
  id?: number
  source_url?: string
  alt_text?: string
}

const read = (text: string): MediaAnswer => {
  try {
    return JSON.parse(text) as MediaAnswer
  } catch {
    return {}
  }
}

/**
 * Puts a picture into the shop's library (`wp/v2/media`). A request of the older kind: `fetch` does not tell how much was
 * sent.
 * @param onProgress gets 0 to 1
 * @throws HttpError with status 0 without a network
 */
export const uploadPicture = (
  file: Blob,
  name: string,
  onProgress: (done: number) => void = () => {},
): Promise<LibraryPicture> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/wp-json/wp/v2/media')
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-XSRF-TOKEN', readToken())
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(networkError())
    request.onload = () => {
      const answer = read(request.responseText)
      const { id, source_url: src, alt_text: alt = '' } = answer
      if (id && src) resolve({ id, src, alt })
      else reject(toError(request.status, answer))
    }
    request.send(file)
  })

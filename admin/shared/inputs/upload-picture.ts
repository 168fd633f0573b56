import { call } from '#admin/api/call.ts'

/** A picture of the library, as much of it as forms show. */
export interface LibraryPicture {
  id: number
  source_url: string
  alt_text: string
}

/** Puts a picture into the shop's library. @throws HttpError for what is no picture */
export const uploadPicture = async (file: File, alt = ''): Promise<LibraryPicture> => {
  const body = new FormData()
  body.set('file', file)
  if (alt) body.set('alt_text', alt)
  return (await call<LibraryPicture>('wp/v2/media', { method: 'POST', body })).json
}

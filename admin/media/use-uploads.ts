import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type LibraryPicture, uploadPicture } from '#admin/shared/inputs/upload-picture.ts'

export interface Upload {
  key: number
  name: string
  /** 0 to 1 */
  done: number
}

/** Uploads that are under way, several at once; each picture is handed over when it has arrived. */
export const useUploads = (onPicture: (picture: LibraryPicture) => void) => {
  const notify = useNotify()
  const [uploads, setUploads] = useState<Upload[]>([])
  const last = useRef(0)
  const latest = useRef(onPicture)
  latest.current = onPicture

  const one = async (file: File) => {
    last.current += 1
    const key = last.current
    setUploads((now) => [...now, { key, name: file.name, done: 0 }])
    try {
      const picture = await uploadPicture(file, file.name, (done) =>
        setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, done } : upload))),
      )
      latest.current(picture)
    } catch {
      notify('products.pictures.failed', { type: 'error', messageArgs: { name: file.name } })
    } finally {
      setUploads((now) => now.filter((upload) => upload.key !== key))
    }
  }
  const add = async (files: Iterable<File>) => {
    // in their order, which is that of the pictures
    for (const file of [...files].filter(({ type }) => type.startsWith('image/'))) await one(file)
  }
  return { uploads, add }
}

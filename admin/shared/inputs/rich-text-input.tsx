import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { InputProps } from 'react-admin'

const Editor = lazy(() => import('./rich-text/rich-text-editor.tsx'))

/** A text with headings, lists and links; the record holds HTML. The editor is loaded when it is seen. */
export const RichTextInput = (props: Pick<InputProps, 'source' | 'label'> & { rows?: number }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={180} sx={{ marginBlock: 1 }} />}>
    <Editor {...props} />
  </Suspense>
)

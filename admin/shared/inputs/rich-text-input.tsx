import { Box, Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { FieldTitle, type InputProps } from 'react-admin'
import { EditorFrame, FieldFrame, TOOL_SIZE, TOOLBAR, textHeight } from './rich-text/frame.tsx'

const Editor = lazy(() => import('./rich-text/rich-text-editor.tsx'))

/** as many as the toolbar has while no link is chosen */
const TOOLS = Array.from({ length: 11 }, (_, i) => i)

type Props = Pick<InputProps, 'source' | 'label'> & { rows?: number }

/** What stands there until the editor has come, as high as an editor without a text: nothing below it moves. */
const EditorToCome = ({ source, label, rows = 5 }: Props) => (
  <FieldFrame label={<FieldTitle label={label} source={source} />}>
    <EditorFrame>
      <Box sx={TOOLBAR}>
        {TOOLS.map((one) => (
          <Box key={one} sx={{ ...TOOL_SIZE, padding: 0.75 }}>
            <Skeleton variant="rounded" height="100%" />
          </Box>
        ))}
      </Box>
      <Box sx={{ minBlockSize: textHeight(rows) }} />
    </EditorFrame>
  </FieldFrame>
)

/** A text with headings, lists and links; the record holds HTML. The editor is loaded when it is seen. */
export const RichTextInput = (props: Props) => (
  <Suspense fallback={<EditorToCome {...props} />}>
    <Editor {...props} />
  </Suspense>
)

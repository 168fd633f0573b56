import { Box, FormHelperText, TextField } from '@mui/material'
import Image from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { EditorFrame, FieldFrame, textHeight } from './frame.tsx'
import { isKnownHtml, toEditorHtml } from './known-html.ts'
import { Toolbar } from './toolbar.tsx'

const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
  // within paragraphs, as WordPress has them
  Image.configure({ inline: true }),
]

const Written = ({ value, onChange, labelledBy, rows }: WrittenProps) => {
  const { nonce } = useBoot()
  // what was typed here comes back as the value: the editor has it already
  const typed = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditorHtml(value),
    injectNonce: nonce,
    editorProps: {
      attributes: { 'aria-labelledby': labelledBy, 'aria-multiline': 'true', role: 'textbox', dir: 'auto' },
    },
    onUpdate: ({ editor: now }) => {
      typed.current = now.isEmpty ? '' : now.getHTML()
      onChange(typed.current)
    },
  })
  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <EditorFrame>
      <Toolbar editor={editor} />
      <Box
        sx={{
          '& .ProseMirror': {
            minBlockSize: textHeight(rows),
            padding: 1.5,
            outline: 'none',
            overflowWrap: 'anywhere',
            '& > :first-of-type': { marginBlockStart: 0 },
            '& ol:dir(rtl)': { listStyleType: 'persian' },
            '& img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: 1 },
            '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
            '& blockquote': {
              marginInline: 0,
              paddingInlineStart: 2,
              borderInlineStart: '3px solid',
              borderColor: 'divider',
            },
          },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </EditorFrame>
  )
}

interface WrittenProps {
  value: string
  onChange: (html: string) => void
  labelledBy: string
  rows: number
}

interface RichTextProps extends Omit<WrittenProps, 'labelledBy'> {
  label: ReactNode
  /** what is wrong with it */
  error?: string
}

/** The editor of a text; as HTML where it has parts that would be lost. */
export const RichText = ({ label, value, onChange, rows, error }: RichTextProps) => {
  const translate = useTranslate()
  const labelId = useId()
  const [isKnown] = useState(() => isKnownHtml(value))
  return (
    <FieldFrame label={label} labelId={labelId}>
      {isKnown ? (
        <Written value={value} onChange={onChange} labelledBy={labelId} rows={rows} />
      ) : (
        <TextField
          value={value}
          onChange={(event) => onChange(event.target.value)}
          fullWidth
          multiline
          minRows={rows}
          maxRows={16}
          helperText={translate('products.text.html_only')}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, dir: 'ltr', spellCheck: false } }}
        />
      )}
      {error && <FormHelperText error>{translate(error, { _: error })}</FormHelperText>}
    </FieldFrame>
  )
}

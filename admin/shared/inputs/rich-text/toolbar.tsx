import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import UnlinkIcon from '@mui/icons-material/LinkOff'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, IconButton, Popover, Stack, TextField, Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { TOOL_SIZE, TOOLBAR } from './frame.tsx'
import { PictureTool } from './picture-tool.tsx'

interface Tool {
  name: string
  /** what stands on it, where that is written: its name has to have it, too */
  mark?: string
  icon: ReactNode
  isOn?: (editor: Editor) => boolean
  act: (editor: Editor) => void
}

const heading = (level: 2 | 3, name: string): Tool => ({
  name,
  mark: `H${level}`,
  icon: <strong style={{ fontSize: level === 2 ? 17 : 14, lineHeight: '24px' }}>{`H${level}`}</strong>,
  isOn: (editor) => editor.isActive('heading', { level }),
  act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const TOOLS: Tool[] = [
  heading(2, 'heading'),
  heading(3, 'subheading'),
  {
    name: 'bold',
    icon: <BoldIcon />,
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: <ItalicIcon />,
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bullets',
    icon: <BulletsIcon />,
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: <NumbersIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: <QuoteIcon />,
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]
const HISTORY: Tool[] = [
  { name: 'undo', icon: <UndoIcon />, act: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: <RedoIcon />, act: (editor) => editor.chain().focus().redo().run() },
]

const ToolButton = ({ editor, tool, isOn }: { editor: Editor; tool: Tool; isOn: boolean }) => {
  const translate = useTranslate()
  const label = [translate(`products.text.${tool.name}`), tool.mark].filter(Boolean).join(' ')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={tool.isOn ? isOn : undefined}
        color={isOn ? 'primary' : 'default'}
        onClick={() => tool.act(editor)}
        sx={TOOL_SIZE}
      >
        {tool.icon}
      </IconButton>
    </Tooltip>
  )
}

const LinkTool = ({ editor, isOn }: { editor: Editor; isOn: boolean }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address) chain.setLink({ href: address }).run()
    else chain.unsetLink().run()
    setAnchor(null)
  }
  const label = translate('products.text.link')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-pressed={isOn}
          color={isOn ? 'primary' : 'default'}
          onClick={(event) => {
            setAddress(editor.getAttributes('link').href ?? '')
            setAnchor(event.currentTarget)
          }}
          sx={TOOL_SIZE}
        >
          <LinkIcon />
        </IconButton>
      </Tooltip>
      {isOn && (
        <ToolButton
          editor={editor}
          isOn={false}
          tool={{
            name: 'unlink',
            icon: <UnlinkIcon />,
            act: (one) => one.chain().focus().extendMarkRange('link').unsetLink().run(),
          }}
        />
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack direction="row" sx={{ gap: 1, padding: 1.5, alignItems: 'center' }}>
          <TextField
            size="small"
            autoFocus
            label={translate('products.text.link_address')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              set()
            }}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
          />
          <Button onClick={set}>{translate('products.pictures.done')}</Button>
        </Stack>
      </Popover>
    </>
  )
}

/** What can be done with the text that is chosen. */
export const Toolbar = ({ editor }: { editor: Editor }) => {
  const translate = useTranslate()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
      link: now.isActive('link'),
    }),
  })
  return (
    <Box role="toolbar" aria-label={translate('products.text.toolbar')} sx={TOOLBAR}>
      {TOOLS.map((tool, i) => (
        <ToolButton key={tool.name} editor={editor} tool={tool} isOn={on.tools[i] ?? false} />
      ))}
      <LinkTool editor={editor} isOn={on.link} />
      <PictureTool editor={editor} />
      {HISTORY.map((tool) => (
        <ToolButton key={tool.name} editor={editor} tool={tool} isOn={false} />
      ))}
    </Box>
  )
}

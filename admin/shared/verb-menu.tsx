import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'

/** One thing that can be done, by a tap or by going somewhere. */
export type Verb = { label: string; isDangerous?: boolean } & (
  | { onChoose: () => void }
  | { to: string; state?: unknown }
)

interface VerbMenuProps {
  /** of the button, for who cannot see what it belongs to */
  label: string
  /** those that cannot be done now may be left empty */
  verbs: readonly (Verb | false | null | undefined)[]
}

/** What can be done with one thing, behind a button of three dots. */
export const VerbMenu = ({ label, verbs }: VerbMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {verbs.map((verb) => {
          if (!verb) return null
          const sx = verb.isDangerous ? { color: 'error.main' } : undefined
          if ('to' in verb) {
            return (
              <MenuItem key={verb.label} component={LinkBase} to={verb.to} state={verb.state} sx={sx}>
                {verb.label}
              </MenuItem>
            )
          }
          const choose = () => {
            close()
            verb.onChoose()
          }
          return (
            <MenuItem key={verb.label} onClick={choose} sx={sx}>
              {verb.label}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}

import { SaveButton, Toolbar } from 'react-admin'

/** Below a form that is only saved. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

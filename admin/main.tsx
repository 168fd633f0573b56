import './main.css'
import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin-app.tsx'
import { knowWhoWorksHere } from './auth/auth-provider.ts'
import { readBoot } from './read-boot.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the back office')
const boot = readBoot(document)
knowWhoWorksHere(boot)
createRoot(root).render(<AdminApp boot={boot} />)

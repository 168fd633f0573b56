import './main.css'
import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin-app.tsx'
import { readBoot } from './read-boot.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the back office')
createRoot(root).render(<AdminApp boot={readBoot(document)} />)

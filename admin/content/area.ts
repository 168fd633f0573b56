import PostIcon from '@mui/icons-material/ArticleOutlined'
import PageIcon from '@mui/icons-material/DescriptionOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const EntryList = lazy(() => import('./entry-list.tsx'))
const EntryCreate = lazy(() => import('./entry-create.tsx'))
const EntryEdit = lazy(() => import('./entry-edit.tsx'))

const SCREENS = { list: EntryList, create: EntryCreate, edit: EntryEdit, recordRepresentation: 'title' }

export const content: Area = {
  menu: [
    { to: '/posts', label: 'content.posts', icon: PostIcon, group: 'content', needs: 'edit_posts' },
    { to: '/pages', label: 'content.pages', icon: PageIcon, group: 'content', needs: 'edit_pages' },
  ],
  resources: [
    { name: 'posts', ...SCREENS },
    { name: 'pages', ...SCREENS },
  ],
}

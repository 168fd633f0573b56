import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined'
import PostCategoriesIcon from '@mui/icons-material/FolderOutlined'
import PostTagsIcon from '@mui/icons-material/LabelOutlined'
import BrandsIcon from '@mui/icons-material/LoyaltyOutlined'
import TagsIcon from '@mui/icons-material/SellOutlined'
import AttributesIcon from '@mui/icons-material/TuneOutlined'
import { type ComponentType, lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import type { TermResource, TreeResource } from './term.ts'

const screens = () => import('./term-screens.tsx')
const TermTree = lazy(() => import('./tree/term-tree.tsx').then((module) => ({ default: module.TermTree })))
const TermCreate = lazy(() => screens().then(({ TermCreate }) => ({ default: TermCreate })))
const TermEdit = lazy(() => screens().then(({ TermEdit }) => ({ default: TermEdit })))
const TermList = lazy(() => import('./term-list.tsx'))
const AttributeList = lazy(() => import('./attributes/attribute-list.tsx'))
const AttributeCreate = lazy(() => import('./attributes/attribute-create.tsx'))
const AttributeEdit = lazy(() => import('./attributes/attribute-edit.tsx'))

const screensOf = (name: TermResource, list: ComponentType) => ({
  name,
  list,
  create: () => <TermCreate resource={name} />,
  edit: () => <TermEdit resource={name} />,
  recordRepresentation: 'name',
})
const tree = (name: TreeResource) => screensOf(name, () => <TermTree resource={name} />)
const list = (name: TermResource) => screensOf(name, () => <TermList resource={name} />)

const ClassList = lazy(() => import('./shipping-class-list.tsx'))

const ofPosts = { group: 'content', needs: 'manage_categories' } as const
const place = { group: 'catalogue', needs: 'edit_product_terms' } as const

export const terms: Area = {
  menu: [
    { to: '/categories', label: 'terms.categories', icon: CategoriesIcon, ...place },
    { to: '/brands', label: 'terms.brands', icon: BrandsIcon, ...place },
    { to: '/tags', label: 'terms.tags', icon: TagsIcon, ...place },
    { to: '/attributes', label: 'terms.attributes', icon: AttributesIcon, ...place },
    { to: '/post-categories', label: 'terms.post-categories', icon: PostCategoriesIcon, ...ofPosts },
    { to: '/post-tags', label: 'terms.post-tags', icon: PostTagsIcon, ...ofPosts },
  ],
  places: [{ to: '/shipping-classes', label: 'terms.shipping-classes', needs: place.needs }],
  resources: [
    tree('categories'),
    tree('brands'),
    list('tags'),
    list('post-categories'),
    list('post-tags'),
    screensOf('shipping-classes', ClassList),
    {
      name: 'attributes',
      list: AttributeList,
      create: AttributeCreate,
      edit: AttributeEdit,
      recordRepresentation: 'name',
    },
  ],
}

import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined'
import BrandsIcon from '@mui/icons-material/LoyaltyOutlined'
import TagsIcon from '@mui/icons-material/SellOutlined'
import AttributesIcon from '@mui/icons-material/TuneOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'
import type { TreeResource } from './term.ts'

const screens = () => import('./term-screens.tsx')
const TermTree = lazy(() => import('./tree/term-tree.tsx').then((module) => ({ default: module.TermTree })))
const TermCreate = lazy(() => screens().then(({ TermCreate }) => ({ default: TermCreate })))
const TermEdit = lazy(() => screens().then(({ TermEdit }) => ({ default: TermEdit })))
const TagList = lazy(() => import('./tag-list.tsx'))
const AttributeList = lazy(() => import('./attributes/attribute-list.tsx'))
const AttributeCreate = lazy(() => import('./attributes/attribute-create.tsx'))
const AttributeEdit = lazy(() => import('./attributes/attribute-edit.tsx'))

const tree = (name: TreeResource) => ({
  name,
  list: () => <TermTree resource={name} />,
  create: () => <TermCreate resource={name} />,
  edit: () => <TermEdit resource={name} />,
  recordRepresentation: 'name',
})

const place = { group: 'catalogue', needs: 'edit_product_terms' } as const

export const terms: Area = {
  menu: [
    { to: '/categories', label: 'terms.categories', icon: CategoriesIcon, ...place },
    { to: '/brands', label: 'terms.brands', icon: BrandsIcon, ...place },
    { to: '/tags', label: 'terms.tags', icon: TagsIcon, ...place },
    { to: '/attributes', label: 'terms.attributes', icon: AttributesIcon, ...place },
  ],
  resources: [
    tree('categories'),
    tree('brands'),
    {
      name: 'tags',
      list: TagList,
      create: () => <TermCreate resource="tags" />,
      edit: () => <TermEdit resource="tags" />,
      recordRepresentation: 'name',
    },
    {
      name: 'attributes',
      list: AttributeList,
      create: AttributeCreate,
      edit: AttributeEdit,
      recordRepresentation: 'name',
    },
  ],
}

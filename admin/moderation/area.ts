import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import MessageIcon from '@mui/icons-material/MailOutlined'
import ReviewIcon from '@mui/icons-material/StarOutlineOutlined'
import { lazy } from 'react'
import type { Area } from '#admin/areas/area.ts'

const ReviewList = lazy(() => import('./review-list.tsx'))
const CommentList = lazy(() => import('./comment-list.tsx'))
const MessageList = lazy(() => import('./message-list.tsx'))

export const moderation: Area = {
  menu: [
    {
      to: '/reviews',
      label: 'moderation.reviews',
      icon: ReviewIcon,
      group: 'people',
      needs: 'moderate_comments',
    },
    {
      to: '/comments',
      label: 'moderation.comments',
      icon: CommentIcon,
      group: 'people',
      needs: 'moderate_comments',
    },
    {
      to: '/contact-messages',
      label: 'moderation.messages',
      icon: MessageIcon,
      group: 'people',
      needs: 'manage_woocommerce',
    },
  ],
  resources: [
    { name: 'reviews', list: ReviewList },
    { name: 'comments', list: CommentList },
    { name: 'contact-messages', list: MessageList },
  ],
}
